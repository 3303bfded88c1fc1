import { expect, it } from 'vitest';
import { toContainsPattern } from './word-search';

it('escapes the wildcards of LIKE and replaces those of PostgREST', () => {
  expect(toContainsPattern('100 %_sûr\\')).toBe('%100 \\%\\_sûr\\\\%');
  expect(toContainsPattern('a*b')).toBe('%a_b%');
});
