import { expect, test, waitForHydration } from '../support/test.ts';

const pages = [
  { path: '/mentions-legales', title: 'Mentions légales', sections: 9, dated: false },
  { path: '/cgu', title: 'Conditions générales d’utilisation', sections: 8, dated: true },
  { path: '/politique-confidentialite', title: 'Politique de confidentialité', sections: 8, dated: true },
  { path: '/cookies', title: 'Politique de cookies', sections: 5, dated: true },
];

test('each legal page has a title, a date and a working table of contents', async ({ page }) => {
  for (const { path, title, sections, dated } of pages)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('main time')).toHaveText(dated ? ['15 août 2025'] : []);
      await waitForHydration(page);
      const contents = page.getByRole('navigation', { name: 'Sommaire' }).getByRole('link');
      await expect(contents).toHaveCount(sections);
      const lastLink = contents.last();
      const anchor = (await lastLink.getAttribute('href')) ?? '';
      await lastLink.click();
      await expect(page.locator(anchor).getByRole('heading', { level: 2 })).toBeInViewport();
      await expect(page).toHaveURL(new RegExp(`${anchor}$`));
    });
});

test('« Gérer les cookies » works at the top and in the text', async ({ page }) => {
  await page.goto('/cookies');
  await waitForHydration(page);
  const buttons = page.getByRole('main').getByRole('button', { name: 'Gérer les cookies' });
  await expect(buttons).toHaveCount(2);
  const dialog = page.getByRole('dialog', { name: 'Gérer les cookies' });
  for (const button of await buttons.all()) {
    await button.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test('the privacy policy lists the retention periods in a table', async ({ page }) => {
  await page.goto('/politique-confidentialite');
  const table = page.getByRole('table', { name: 'Combien de temps nous gardons vos données' });
  await expect(table.getByRole('row', { name: /Données de compte/ })).toContainText('+ 3 ans');
  await expect(table.getByRole('row', { name: /Candidatures/ })).toContainText('2 ans');
  await expect(page.getByRole('link', { name: 'cnil.fr' })).toBeVisible();
});

test('the legal notices link to the licences of software and typefaces', async ({ page }) => {
  for (const [name, words] of [
    [
      'licences des logiciels',
      ['Logiciels libres de ce site', 'd’origine', 'react-dom - 19', 'Copyright (c)'],
    ],
    ['licences des caractères', ['Bricolage Grotesque', 'Figtree', 'SIL OPEN FONT LICENSE']],
  ] as const) {
    await page.goto('/mentions-legales');
    await waitForHydration(page);
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(/\.txt$/);
    for (const word of words) await expect(page.locator('body')).toContainText(word);
  }
});
