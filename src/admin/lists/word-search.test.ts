import { expect, it } from 'vitest';
import { toContainsPattern } from './word-search';

it('escapes the wildcards of the text', () => {
  expect(toContainsPattern('100 %_sûr\\')).toBe('%100 \\%\\_sûr\\\\%');
  expect(toContainsPattern('a*b')).toBe('%a_b%');
});
