import { expect, test } from 'vitest';
import { checkCv } from './cv-file';

const file = (name: string, bytes = 10, type = '') => {
  const cvFile = new File(['x'], name, { type });
  Object.defineProperty(cvFile, 'size', { value: bytes });
  return cvFile;
};

test.each([
  ['Présentation – Élodie.PDF', 'application/pdf', 'pdf'],
  ['cv.final.doc', 'application/msword', 'doc'],
  ['cv.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
])('checkCv derives the type of %s from its extension: %s', (name, type, extension) => {
  expect(checkCv(file(name, 10, 'text/plain'))).toMatchObject({ type, extension });
});

test.each(['cv.html', 'cv.pdf.exe', 'pdf', 'cv', 'cv.svg', 'constructor', 'cv.toString'])(
  'checkCv refuses %s',
  (name) => {
    expect(checkCv(file(name))).toBe('wrongType');
  },
);

test('checkCv accepts 5 MB and refuses larger or empty files', () => {
  expect(checkCv(file('cv.pdf', 5 * 1024 * 1024))).toBeTypeOf('object');
  expect(checkCv(file('cv.pdf', 5 * 1024 * 1024 + 1))).toBe('tooBig');
  expect(checkCv(file('cv.pdf', 0))).toBe('empty');
});
