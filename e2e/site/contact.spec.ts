import { expect, test, waitForHydration } from '../support/test.ts';

test('offices show their opening hours, time zone and local time', async ({ page }) => {
  await page.goto('/contact');
  await waitForHydration(page);
  await page.clock.setFixedTime('2026-07-14T12:00:00Z');
  const paris = page.locator('#bureaux article', { hasText: 'Paris' });
  await expect(paris).toContainText('UTC+1');
  await expect(paris).toContainText('9h – 18h');
  await expect(page.locator('#bureaux li')).toHaveText(['Paris14:00', 'Abidjan12:00']);
  const abidjan = page.locator('#bureaux article', { hasText: 'Abidjan' });
  await expect(abidjan).toContainText('UTC+0');
  await expect(abidjan).toContainText('8h – 17h');
  await expect(page.getByRole('link', { name: 'Découvrir le groupe' })).toHaveAttribute('href', '/a-propos');
});
