import { expect, test } from 'vitest';
import { chooseQuality, getRenditionWidths } from './renditions';

test.each([
  [{ width: 4000, height: 3000 }, [320, 800, 1280, 1920]],
  [{ width: 600, height: 1000 }, [320, 600]],
  // 800 pixels wide would be 17,778 high
  [{ width: 900, height: 20_000 }, [320, 737]],
  [{ width: 20, height: 40_000 }, [8]],
])('limits the renditions of %j to the maximum side of WebP', (size, widths) => {
  expect(getRenditionWidths(size)).toEqual(widths);
});

test.each([
  ['exactly at the limit', [110_000], 0.78],
  ['small enough at the second quality', [110_001, 90_000], 0.62],
  ['too large at any quality', [400_000, 300_000, 200_000], 0.3],
])('picks the quality for a picture that is %s', async (_case, sizes, expected) => {
  const phoneCanvas = { convertToBlob: async () => new Blob(['x'.repeat(sizes.shift() ?? 0)]) };
  expect(await chooseQuality(phoneCanvas, 'image/webp')).toBe(expected);
});
