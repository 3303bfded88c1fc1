import { expect, test } from 'vitest';
import { shortenText } from './shorten-text';

test.each([
  ['Un mot court', 12, 'Un mot court'],
  ['Un mot court', 10, 'Un mot…'],
  ['Elle dit\u00a0: «\u00a0Bonjour à tous\u00a0»', 14, 'Elle dit…'],
  ['Une liste (longue)', 11, 'Une liste…'],
  ['👩‍👩‍👧👩‍👩‍👧', 10, '👩‍👩‍👧…'],
  ['e\u0301e\u0301e\u0301', 3, 'e\u0301…'],
])('cuts %j after at most %i characters', (text, maxLength, shortened) => {
  expect(shortenText(text, maxLength)).toBe(shortened);
});
