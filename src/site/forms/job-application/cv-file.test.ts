import { expect, test } from 'vitest';
import { checkCv } from './cv-file';

const PDF = '%PDF-1.7 ';
const OLE = String.fromCharCode(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
const DOC = `${OLE}${'\0'.repeat(600)}${[...'WordDocument'].join('\0')}`;
const DOCX = `PK\u0003\u0004${'\0'.repeat(600)}word/document.xml`;
const JPEG = '\u00ff\u00d8\u00ff\u00e0';

const createFile = (name: string, content: string, size?: number) => {
  const file = new File([Uint8Array.from(content, (letter) => letter.charCodeAt(0))], name);
  return size === undefined ? file : Object.defineProperty(file, 'size', { value: size });
};

test.each([
  ['Présentation – Élodie.PDF', PDF, 'application/pdf', 'pdf'],
  ['cv', PDF, 'application/pdf', 'pdf'],
  // Android gives such names
  ['document:1234', PDF, 'application/pdf', 'pdf'],
  ['cv.pdf ', PDF, 'application/pdf', 'pdf'],
  ['cv.pdf', `\n\n${PDF}`, 'application/pdf', 'pdf'],
  ['cv.final.doc', DOC, 'application/msword', 'doc'],
  ['msf:62', DOCX, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
])('%j is accepted by its bytes (%#)', async (name, content, type, extension) => {
  expect(await checkCv(createFile(name, content))).toMatchObject({ type, extension });
});

test.each([
  ['cv.pdf', JPEG, 'wrongType'],
  ['cv.pdf', 'MZ\u0090\0 %PDF-1.7', 'wrongType'],
  ['cv.pdf', '<!doctype html><script>', 'wrongType'],
  ['cv.docx', 'PK\u0003\u0004 xl/workbook.xml', 'wrongType'],
  ['cv.doc', `${OLE} tableur`, 'wrongType'],
  ['cv.docx', `${DOCX} word/vbaProject.bin`, 'macros'],
  ['cv.pdf', '', 'empty'],
])('%j is refused by its bytes (%#)', async (name, content, refusal) => {
  expect(await checkCv(createFile(name, content))).toBe(refusal);
});

test('accepts 5 MB and not one byte more', async () => {
  expect(await checkCv(createFile('cv.pdf', PDF, 5 * 1024 * 1024))).toBeTypeOf('object');
  expect(await checkCv(createFile('cv.pdf', PDF, 5 * 1024 * 1024 + 1))).toBe('tooBig');
});

test('refuses a file that the browser can no longer read', async () => {
  const unreadableFile = createFile('cv.pdf', PDF);
  Object.defineProperty(unreadableFile, 'slice', {
    value: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }),
  });
  expect(await checkCv(unreadableFile)).toBe('unreadable');
});
