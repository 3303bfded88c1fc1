import { look } from './engines/support/shape.ts';
import { expect, hydrated, test } from './support/test.ts';

for (const path of ['/', '/help-center', '/chaines', '/investisseurs']) {
  test(`${path} prints whole, answers of questions included`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await page.emulateMedia({ media: 'print' });
    expect((await page.evaluate(look)).missing).toEqual([]);
    await expect(page.locator('header').first()).toBeHidden();
    for (const answer of await page.locator('main details p').all()) await expect(answer).toBeVisible();
  });
}
