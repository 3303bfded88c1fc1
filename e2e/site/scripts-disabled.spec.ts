import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('pages without scripts show no button that opens, sends or filters something', async ({ page }) => {
  for (const path of ['/', '/presse', '/carrieres', '/contact', '/obouo-play', '/presse/hivowood-fespaco'])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Rechercher sur le site' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Gérer les cookies' })).toHaveCount(0);
    });
});
