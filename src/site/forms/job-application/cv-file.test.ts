import { expect, test } from 'vitest';
import { checkCv } from './cv-file';

const file = (name: string, bytes = 10, type = '') => {
  const made = new File(['x'], name, { type });
  Object.defineProperty(made, 'size', { value: bytes });
  return made;
};

test.each([
  ['Présentation – Élodie.PDF', 'application/pdf', 'pdf'],
  ['cv.final.doc', 'application/msword', 'doc'],
  ['cv.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
])('%s is sent as %s by its name', (name, type, extension) => {
  expect(checkCv(file(name, 10, 'text/plain'))).toMatchObject({ type, extension });
});

test.each(['cv.html', 'cv.pdf.exe', 'pdf', 'cv', 'cv.svg', 'constructor', 'cv.toString'])(
  '%s is refused',
  (name) => {
    expect(checkCv(file(name))).toBe('wrongType');
  },
);

test('5 MB is allowed, one byte more is not, nothing neither', () => {
  expect(checkCv(file('cv.pdf', 5 * 1024 * 1024))).toBeTypeOf('object');
  expect(checkCv(file('cv.pdf', 5 * 1024 * 1024 + 1))).toBe('tooBig');
  expect(checkCv(file('cv.pdf', 0))).toBe('empty');
});
