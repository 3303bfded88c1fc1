import { measurePageShape } from '../cross-browser/support/page-shape.ts';
import { expect, openPath, test, waitForHydration } from '../support/test.ts';

test('pages print completely, with the answers of all questions', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/contact');
  await waitForHydration(page);
  for (const path of ['/', '/help-center', '/chaines', '/investisseurs'])
    await test.step(path, async () => {
      await openPath(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect((await page.evaluate(measurePageShape)).missingTitles).toEqual([]);
      await expect(page.locator('header').first()).toBeHidden();
      for (const answer of await page.locator('main details p').all()) await expect(answer).toBeVisible();
    });
});
