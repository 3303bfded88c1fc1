import { createSecretKeyClient } from '../support/backend.ts';
import {
  expectCloseConfirmation,
  fillForm,
  findFieldByLabel,
  getParisDateInDays,
} from '../support/form-dialog.ts';
import { createVisitorFieldValues, publicFormCases } from '../support/public-forms.ts';
import { createUniqueEmail, expect, test, waitForHydration } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const TITLE = 'Parlons de votre projet';
const { open, submitLabel } = publicFormCases.business_contacts;

test('the business form is sent by keyboard alone, asks before closing, refuses today', async ({
  page,
  baseURL,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Partenariats' }).click();
  await expect(page).toHaveURL('/partenariats');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const email = createUniqueEmail('clavier');
  await page.locator('main button[aria-haspopup="dialog"]').first().focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: TITLE });
  await expect(findFieldByLabel(dialog, 'Prénom')).toBeFocused();
  await page.keyboard.type('Awa');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Diop');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Demande envoyée !', 'Nous vous recontacterons dans les plus brefs délais.');
  await expect(dialog).toBeHidden();
  await expect(page.locator('main button[aria-haspopup="dialog"]').first()).toBeFocused();
  const { data } = await createSecretKeyClient(baseURL)
    .from('business_contacts')
    .select('phone, company, subject, budget, message, appointment_date, time_slot')
    .eq('email', email);
  expect(data).toEqual([
    {
      phone: '',
      company: '',
      subject: 'Partenariats',
      budget: '',
      message: '',
      appointment_date: null,
      time_slot: '',
    },
  ]);

  await expectCloseConfirmation(page, () => open(page), { Prénom: 'Aminata', Message: 'Un début' });
  await expect(findFieldByLabel(dialog, 'Créneau')).toHaveAccessibleDescription('Heure de Paris.');
  await fillForm(dialog, createVisitorFieldValues('aminata@exemple.com'));
  const date = findFieldByLabel(dialog, 'Date souhaitée');
  await expect(date).toHaveAttribute('min', getParisDateInDays(1));
  await date.fill(getParisDateInDays(0));
  await dialog.getByRole('button', { name: submitLabel }).click();
  await expect(dialog.getByText('Choisissez une date à partir de demain.')).toBeVisible();
  await expect(date).toBeFocused();

  await date.fill('');
  await date.press('1');
  await dialog.getByRole('button', { name: submitLabel }).click();
  await expect(dialog.getByText('Cette date n’existe pas ou n’est pas complète.')).toBeVisible();

  // the back button asks before it drops a half-filled form
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Abandonner votre saisie ?' });
  await question.getByRole('button', { name: 'Continuer' }).click();
  await expect(findFieldByLabel(dialog, 'Prénom')).toHaveValue('Aminata');
  await expect(page).toHaveURL('/partenariats');
  await page.goBack();
  await question.getByRole('button', { name: 'Abandonner' }).click();
  await expect(page).toHaveURL('/');
});
