import { layoutShift } from './support/layout-shift.ts';
import { publicPaths } from './support/public-paths.ts';
import { expect, test } from './support/test.ts';

/** Names of the downloaded faces that are there; those of the device have a name of their own. */
const loadedTypefaces = () =>
  [...document.fonts]
    .filter(({ status, family }) => status === 'loaded' && !family.includes('Fallback'))
    .map(({ family }) => family.replaceAll('"', ''))
    .sort();

/**
 * Text paints at once in a face of the device, stretched to the measure of ours (src/shared/styles/fonts.css): a stretch that is off
 * moves each line, and one line more in an opening moves all that follows (0.015 on a phone).
 */
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
    for (const path of [...publicPaths, '/hero-demo-1', '/hero-demo-2', '/hero-demo-3', '/hero-demo-4']) {
      arrived = new Promise((resolve) => {
        arrive = resolve;
      });
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('h1')).toBeVisible();
      arrive();
      await expect.poll(() => page.evaluate(loadedTypefaces)).toEqual(['Bricolage Grotesque', 'Figtree']);
      expect(await layoutShift(page), path).toBeLessThan(0.002);
    }
  });
}
