import { expect, openPath, test, waitForHydration } from '../support/test.ts';

test('the cookie page leads to the choices, a legal page to its sections', async ({ page }) => {
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

  await openPath(page, '/cgu');
  const lastLink = page.getByRole('navigation', { name: 'Sommaire' }).getByRole('link').last();
  await expect(page).toHaveTitle(/conditions/i);
  const anchor = (await lastLink.getAttribute('href')) ?? '';
  await lastLink.click();
  await expect(page.locator(anchor).getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(page).toHaveURL(new RegExp(`${anchor}$`));
});
