import { measureLayoutShift } from '../support/layout-shift.ts';
import { publicPaths } from '../support/public-paths.ts';
import { expect, simulateInteraction, test } from '../support/test.ts';

/**
 * Text paints at once in a fallback font with the metrics of the web font (src/shared/styles/fallback-fonts.css).
 * With wrong metrics a paragraph gets one line more, which shifts everything below (0.015 on a phone).
 */
const pages = [...publicPaths, '/presse/streaming-adaptatif', '/adresse-inconnue'];

/** Returns the names of the loaded web fonts. */
const listLoadedTypefaces = () =>
  [...document.fonts]
    .filter(({ status, family }) => status === 'loaded' && !family.includes('Fallback'))
    .map(({ family }) => family.replaceAll('"', ''))
    .sort();

for (const width of [412, 1440]) {
  test(`at ${width} px no page moves when React starts and the typefaces arrive`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of pages) {
      await page.goto(path);
      await simulateInteraction(page);
      await expect.poll(() => page.evaluate(listLoadedTypefaces)).toEqual(['Bricolage Grotesque', 'Figtree']);
      expect(await measureLayoutShift(page), path).toBeLessThan(0.002);
    }
  });
}

test('a page requests no style sheet after its HTML', async ({ page }) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url());
  });
  await page.goto('/');
  await simulateInteraction(page);
  await page.getByRole('button', { name: 'Télécharger Obouo Play' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(sheets).toEqual([]);
});
