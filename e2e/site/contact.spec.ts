import { expectFormValues, fillForm } from '../support/form-dialog.ts';
import { forms } from '../support/public-forms.ts';
import { expect, test, uniqueEmail, waitForHydration } from '../support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/contact');
  await waitForHydration(page);
});

test.describe('when the call fails', () => {
  test.use({ expectedLogs: [/^form: /] });

  test('shows the error and keeps the text without a network', async ({ page, context }) => {
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

test('offices show their opening hours and time zone', async ({ page }) => {
  const paris = page.locator('#bureaux article', { hasText: 'Paris' });
  await expect(paris).toContainText('UTC+1');
  await expect(paris).toContainText('9h – 18h');
  const abidjan = page.locator('#bureaux article', { hasText: 'Abidjan' });
  await expect(abidjan).toContainText('UTC+0');
  await expect(abidjan).toContainText('8h – 17h');
  await expect(page.getByRole('link', { name: 'Découvrir le groupe' })).toHaveAttribute('href', '/a-propos');
});
