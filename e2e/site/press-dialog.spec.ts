import type { Page } from '@playwright/test';
import { createSecretKeyClient } from '../support/backend.ts';
import {
  countPosts,
  expectFormValues,
  fillForm,
  findFieldByLabel,
  openFormDialog,
} from '../support/form-dialog.ts';
import { createVisitorFieldValues, findButtonInMain, publicFormCases } from '../support/public-forms.ts';
import { createUniqueEmail, expect, test, waitForHydration } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const DATE = 'Date souhaitée (interview ou échéance)';

const openNewsletter = (page: Page) =>
  openFormDialog(page, findButtonInMain(page, 'Newsletter Presse'), 'Newsletter presse');

const requiredValues = (email: string) => ({ ...createVisitorFieldValues(email), Média: 'Podcast' });
const { open } = publicFormCases.press_contacts;
test.beforeEach(async ({ page }) => {
  await page.goto('/presse');
  await waitForHydration(page);
});

test('the press form subscribes without a request; a ticked box fills an empty type', async ({
  page,
  baseURL,
}) => {
  const email = createUniqueEmail('abonnement');
  const dialog = await openNewsletter(page);
  for (const label of ['Type de demande', DATE, 'Sujet', 'Message', 'Je souhaite une interview']) {
    await expect(findFieldByLabel(dialog, label), label).toHaveCount(0);
  }
  const box = findFieldByLabel(dialog, 'Je m’abonne à la newsletter presse');
  await expect(box).toBeChecked();
  const countSentRows = countPosts(page, 'press_contacts');
  await fillForm(dialog, requiredValues(email));
  await box.uncheck();
  await dialog.getByRole('button', { name: 'S’abonner' }).click();
  await expect(dialog.getByText('Cochez cette case pour vous abonner.')).toBeVisible();
  await expect(box).toBeFocused();
  expect(countSentRows()).toBe(0);
  await box.check();
  const request = page.waitForRequest('**/rest/v1/press_contacts*');
  await dialog.getByRole('button', { name: 'S’abonner' }).click();
  expect((await request).postDataJSON()).toEqual({
    first_name: 'Aminata',
    last_name: 'Koné',
    email,
    phone: '',
    media: 'Podcast',
    position: '',
    type: '',
    subject: '',
    message: '',
    interview_date: null,
    deadline: null,
    newsletter_subscription: true,
  });
  await expectToast(page, 'Inscription réussie !', 'Vous recevrez notre newsletter presse régulièrement.');
  await expect(dialog).toBeHidden();
  const { data } = await createSecretKeyClient(baseURL)
    .from('press_contacts')
    .select('newsletter_subscription')
    .eq('email', email);
  expect(data).toEqual([{ newsletter_subscription: true }]);
  const { data: subscriptions } = await createSecretKeyClient(baseURL)
    .from('newsletter_subscriptions')
    .select('audience, is_active')
    .eq('email', email);
  expect(subscriptions).toEqual([{ audience: 'press', is_active: false }]);

  await openNewsletter(page);
  await expect(box).toBeChecked();
  await expect(findFieldByLabel(dialog, 'Email')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const requestDialog = await open(page);
  const type = findFieldByLabel(requestDialog, 'Type de demande');
  await expect(type).toHaveValue('');
  await expect(findFieldByLabel(requestDialog, 'Je m’abonne à la newsletter presse')).not.toBeChecked();
  await findFieldByLabel(requestDialog, 'Je souhaite le dossier de presse').check();
  await expect(type).toHaveValue('Dossier de presse');
  await findFieldByLabel(requestDialog, 'Je souhaite une interview').check();
  await expect(type).toHaveValue('Dossier de presse');
  await type.selectOption('');
  await findFieldByLabel(requestDialog, 'Je souhaite une interview').uncheck();
  await expect(type).toHaveValue('');
  await findFieldByLabel(requestDialog, 'Je souhaite une interview').check();
  await expect(type).toHaveValue("Demande d'interview");
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abandonner' }).click();
  await expect(requestDialog).toBeHidden();

  await openFormDialog(page, findButtonInMain(page, 'Demande d’Interview'), 'Contact presse');
  await expectFormValues(requestDialog, { 'Type de demande': 'Demande d’interview' });
});
