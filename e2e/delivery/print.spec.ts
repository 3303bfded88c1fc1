import { look } from '../cross-browser/support/shape.ts';
import { expect, hydrated, test } from '../support/test.ts';

test('pages print whole, answers of questions included', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/', '/help-center', '/chaines', '/investisseurs'])
    await test.step(path, async () => {
      await page.goto(path);
      await hydrated(page);
      expect((await page.evaluate(look)).missing).toEqual([]);
      await expect(page.locator('header').first()).toBeHidden();
      for (const answer of await page.locator('main details p').all()) await expect(answer).toBeVisible();
    });
});
