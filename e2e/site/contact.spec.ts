import { expect, test, waitForHydration } from '../support/test.ts';

test('the about page leads to the offices, with their hours and local time', async ({ page }) => {
  await page.goto('/a-propos');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Nos bureaux' }).click();
  await expect(page).toHaveURL(/\/contact#bureaux$/);
  await expect(page.getByRole('heading', { name: 'Deux villes, un même groupe' })).toBeInViewport();
  await page.clock.setFixedTime('2026-07-14T12:00:00Z');
  const paris = page.locator('#bureaux article', { hasText: 'Paris' });
  await expect(paris).toContainText('UTC+1');
  await expect(paris).toContainText('9h – 18h');
  await expect(page.locator('#bureaux li')).toHaveText(['Paris14:00', 'Abidjan12:00']);
  const abidjan = page.locator('#bureaux article', { hasText: 'Abidjan' });
  await expect(abidjan).toContainText('UTC+0');
  await expect(abidjan).toContainText('8h – 17h');
  await page.getByRole('link', { name: 'Découvrir le groupe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Nous filmons le continent de l’intérieur',
  );
});
