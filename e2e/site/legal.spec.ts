import { expect, openPath, test, waitForHydration } from '../support/test.ts';

test('a legal page leads to its sections, the cookie page to the choices', async ({ page }) => {
  await page.goto('/cgu');
  await waitForHydration(page);
  const lastLink = page.getByRole('navigation', { name: 'Sommaire' }).getByRole('link').last();
  const anchor = (await lastLink.getAttribute('href')) ?? '';
  await lastLink.click();
  await expect(page.locator(anchor).getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(page).toHaveURL(new RegExp(`${anchor}$`));

  await openPath(page, '/cookies');
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
