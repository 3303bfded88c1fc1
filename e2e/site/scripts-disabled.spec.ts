import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('pages without scripts show no button that opens, sends or filters something', async ({ page }) => {
  for (const path of ['/', '/presse', '/carrieres', '/contact', '/obouo-play', '/presse/hivowood-fespaco'])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // the channel names in the footer: a press only shows a drawing
      await expect(page.getByRole('button')).toHaveText([
        'Hivowood',
        'Obouo TV',
        'Obouo Inspiration',
        'Marmite Channel',
      ]);
    });
});
