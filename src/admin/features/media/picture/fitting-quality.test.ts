import { expect, test } from 'vitest';
import { findFittingQuality } from './fitting-quality';

test.each([
  ['small enough at the best quality', 1, 50],
  ['exactly at the limit', 2, 50],
  ['small enough at the second quality', 2.4, 40],
  ['too large at any quality', 9, 30],
])(
  'findFittingQuality returns the quality of a picture that is %s',
  async (_case, bytesPerQuality, expected) => {
    const measureBytes = async (quality: number) => quality * bytesPerQuality;
    expect(await findFittingQuality([50, 40, 30], 100, measureBytes)).toBe(expected);
  },
);
