import { expect, test } from 'vitest';
import { fittingQuality } from './fitting-quality';

test.each([
  ['light', 1, 50],
  ['just light enough', 2, 50],
  ['heavy', 2.4, 40],
  ['too heavy at any of them', 9, 30],
])('a picture that is %s', async (_name, weight, quality) => {
  expect(await fittingQuality([50, 40, 30], 100, async (of) => of * weight)).toBe(quality);
});
