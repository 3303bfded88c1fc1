import { expect, test } from 'vitest';
import { findFittingQuality, getRenditionWidths } from './renditions';

test.each([
  [{ width: 4000, height: 3000 }, [320, 800, 1280, 1920]],
  [{ width: 600, height: 1000 }, [320, 600]],
  // 800 pixels wide would be 17,778 high
  [{ width: 900, height: 20_000 }, [320, 737]],
  [{ width: 20, height: 40_000 }, [8]],
])('limits the renditions of %j to the maximum side of WebP', (size, widths) => {
  expect(getRenditionWidths(size)).toEqual(widths);
  for (const width of widths)
    expect(Math.round((size.height * width) / size.width)).toBeLessThanOrEqual(16_383);
});

test.each([
  ['small enough at the best quality', 1, 50],
  ['exactly at the limit', 2, 50],
  ['small enough at the second quality', 2.4, 40],
  ['too large at any quality', 9, 30],
])('picks the quality for a picture that is %s', async (_case, bytesPerQuality, expected) => {
  const measureBytes = async (quality: number) => quality * bytesPerQuality;
  expect(await findFittingQuality([50, 40, 30], 100, measureBytes)).toBe(expected);
});
