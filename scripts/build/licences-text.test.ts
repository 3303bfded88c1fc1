import { expect, test } from 'vitest';
import { licencesText } from './licences-text.ts';

test('each package is named with its licence, and the same words stand once', () => {
  const text = licencesText([
    { name: 'a', version: '1.0.0', identifier: 'MIT', text: 'Copyright X\n' },
    { name: 'b', version: '2.0.0', identifier: 'ISC', text: 'Copyright Y' },
    { name: 'c', version: '3.0.0', identifier: 'MIT', text: 'Copyright X' },
    { name: 'd', version: '4.0.0', identifier: 'MIT', text: '' },
  ]);
  expect(text).toContain('a 1.0.0 (MIT)\nc 3.0.0 (MIT)\n\nCopyright X\n');
  expect(text).toContain('b 2.0.0 (ISC)\n\nCopyright Y\n');
  expect(text).toContain('d 4.0.0 (MIT)\n\nMIT\n');
  expect(text.split('Copyright X')).toHaveLength(2);
});
