import { expectFormValues, fillForm } from '../support/form-dialog.ts';
import { forms } from '../support/public-forms.ts';
import { expect, test, uniqueEmail, waitForHydration } from '../support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/contact');
  await waitForHydration(page);
});

test.describe('when the call fails', () => {
  test.use({ expectedLogs: [/^form: /] });

  test('the contact form shows the error and keeps the text without a network', async ({ page, context }) => {
    await context.setOffline(true);
    const form = await forms.contact_messages.open(page);
    const values = forms.contact_messages.values(uniqueEmail('hors-ligne'));
    const send = form.getByRole('button', { name: forms.contact_messages.submit });
    await fillForm(form, values);
    await send.click();
    await expect(page.getByRole('alert')).toContainText('Une erreur est survenue. Veuillez réessayer.');
    await expectFormValues(form, values);
    await expect(send).toBeEnabled();
  });
});

test('offices show their opening hours, time zone and local time', async ({ page }) => {
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
