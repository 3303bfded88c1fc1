import type { Page } from '@playwright/test';
import { expectAccessiblePageState, expectNoOverflow, expectNoViolation } from '../support/axe.ts';
import { expect, test, waitForHydration } from '../support/test.ts';

/** Checks the open page on a phone, on a desktop and on the smallest phone. */
async function expectAccessibleAtEveryWidth(page: Page) {
  await expectAccessiblePageState(page);
  // the smallest phone, or a desktop window at 400 % zoom
  await page.setViewportSize({ width: 320, height: 900 });
  await expectNoOverflow(page);
}

test('the open menu and the dialogs have no violation and no overflow', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await waitForHydration(page);
  await page.locator('header summary').click();
  await expectNoViolation(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Télécharger Obouo Play' }).click();
  await expect(page.getByRole('dialog', { name: 'Télécharger Obouo Play' })).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Gérer les cookies' }).click();
  await expect(page.getByRole('dialog', { name: 'Gérer les cookies' })).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
});

test.describe('on a first visit', () => {
  test.use({ hasAnsweredCookies: false });
  test('the cookie question has no violation and no overflow', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Vos choix de cookies' })).toBeVisible();
    await expectAccessibleAtEveryWidth(page);
  });
});
