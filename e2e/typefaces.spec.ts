import { layoutShift } from './support/layout-shift.ts';
import { publicPaths } from './support/public-paths.ts';
import { expect, test } from './support/test.ts';

/**
 * Text paints at once in a face of the device, stretched to the measure of ours (src/styles/fonts.css): a stretch that is off
 * moves each line, and one line more in an opening moves all that follows (0.015 on a phone).
 */
// As on a phone and on most screens sold now: at one dot a pixel Linux rounds each letter to whole pixels.
test.use({ deviceScaleFactor: 2 });

for (const width of [412, 1440]) {
  test(`at ${width} px the arrival of the typefaces moves no opening`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    let arrive = () => {};
    let arrived = Promise.resolve();
    await page.route('**/*.woff2', async (route) => {
      await arrived;
      await route.continue();
    });
    for (const path of publicPaths) {
      arrived = new Promise((resolve) => {
        arrive = resolve;
      });
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('html')).not.toHaveAttribute('data-folded');
      await expect(page.locator('h1')).toBeVisible();
      arrive();
      await expect
        .poll(() =>
          page.evaluate(() => [...document.fonts].filter((face) => face.status === 'loaded').length),
        )
        .toBeGreaterThanOrEqual(4);
      expect(await layoutShift(page), path).toBeLessThan(0.002);
    }
  });
}
