import { measurePageShape } from '../cross-browser/support/page-shape.ts';
import { insertContent } from '../support/content.ts';
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

test('a printed article shows all columns of tables, and each picture on one page', async ({
  page,
  baseURL,
}) => {
  const row = '| Une colonne '.repeat(20);
  const { slug } = await insertContent(baseURL, {
    status: 'published',
    content: `${row}|\n${'| --- '.repeat(20)}|\n${row}|\n\n    ${'une ligne de code '.repeat(20)}\n\n![Affiche](/affiche.svg)`,
  });
  const poster = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="9000"/>';
  await page.route('/affiche.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: poster }));
  await page.emulateMedia({ media: 'print' });
  await page.goto(`/presse/${slug}`);
  const body = page.locator('.article-text');
  await expect(body.locator('div:has(> table)')).toHaveCSS('overflow-x', 'visible');
  const hiddenWidth = await body.locator('pre').evaluate((code) => code.scrollWidth - code.clientWidth);
  expect(hiddenWidth).toBe(0);
  const picture = body.getByRole('img', { name: 'Affiche' });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await picture.boundingBox())?.height).toBeGreaterThan(500);
  // the height of an A4 page, at 96 pixels an inch
  expect((await picture.boundingBox())?.height).toBeLessThan(1122);
});
