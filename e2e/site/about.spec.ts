import { expect, test, waitForHydration } from '../support/test.ts';

test('the about page leads to the offices, and the contact page back to it', async ({ page }) => {
  await page.goto('/a-propos');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Nos bureaux' }).click();
  await expect(page).toHaveURL(/\/contact#bureaux$/);
  await expect(page.getByRole('heading', { name: 'Deux villes, un même groupe' })).toBeInViewport();
  await page.getByRole('link', { name: 'Découvrir le groupe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Nous filmons le continent de l’intérieur',
  );
});
