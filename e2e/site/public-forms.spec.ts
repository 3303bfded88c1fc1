import type { Locator } from '@playwright/test';
import { createSecretKeyClient, loadCaughtMails } from '../support/backend.ts';
import {
  captivePortalFault,
  injectFault,
  lostAnswerFault,
  noAnswerFault,
  shortenTimeouts,
  tooManyRequestsFault,
} from '../support/faults.ts';
import {
  countPosts,
  expectCloseConfirmation,
  expectFormValues,
  fillForm,
  findFieldByLabel,
  getParisDateInDays,
  holdTableRequests,
  openFormDialog,
} from '../support/form-dialog.ts';
import {
  createVisitorFieldValues,
  expectFormToSendOneRow,
  findButtonInMain,
  publicFormCases,
} from '../support/public-forms.ts';
import { createUniqueEmail, expect, openPath, test, waitForHydration } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

test.use({ expectedLogs: [/^form: /] });

test('contact form and newsletter store one row; a failure keeps the text', async ({ page, baseURL }) => {
  const email = createUniqueEmail('Formulaire');
  await page.goto('/contact');
  await waitForHydration(page);

  /** Tries an incomplete e-mail address, a filled honeypot, and four faults of network or server. */
  async function tryToSend(form: Locator, button: Locator) {
    const countSentRows = countPosts(page, 'contact_messages');
    const field = form.locator('[type="email"]');
    await field.fill('aminata.exemple.com');
    await button.press('Enter');
    await expectToast(page, 'Email invalide', 'Veuillez entrer une adresse email valide.');
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(/Entrez une adresse complète/);
    await field.fill(email);

    const honeypot = form.locator('[name="site_web"]');
    // programs fill the hidden field
    await honeypot.fill('https://exemple.com', { force: true });
    await button.press('Enter');
    await expectToast(page, 'Erreur', 'Une erreur est survenue. Veuillez réessayer.');
    await honeypot.fill('', { force: true });
    expect(countSentRows()).toBe(0);

    // two risks: an answer of a captive portal taken for a success, and a second row after a lost answer
    for (const fault of [tooManyRequestsFault, noAnswerFault, captivePortalFault, lostAnswerFault]) {
      const removeFault = await injectFault(page, /contact_messages/, fault);
      const restoreTimeouts = fault === noAnswerFault ? await shortenTimeouts(page) : undefined;
      const failureLogPromise = page.waitForEvent('console', (line) => line.text().startsWith('form:'));
      await button.press('Enter');
      await failureLogPromise;
      await expect(button).toBeEnabled();
      const waitNotice = form.getByText('Réessayez dans 42 secondes : ce que vous avez écrit reste');
      await expect(waitNotice).toHaveCount(fault === tooManyRequestsFault ? 1 : 0);
      await removeFault();
      await restoreTimeouts?.();
    }
    await expectFormValues(form, publicFormCases.contact_messages.values(email));
  }
  await expectFormToSendOneRow(page, baseURL, 'contact_messages', email, tryToSend);
  const loadMails = () => loadCaughtMails(baseURL, email, /^Nous avons bien reçu votre /);
  await expect.poll(async () => (await loadMails()).length).toBe(1);

  const subscriber = createUniqueEmail('lettre');
  const field = page.getByLabel('Votre adresse email');
  const button = page.getByRole('button', { name: 'S’inscrire' });
  await button.press('Enter');
  await expectToast(page, 'Email invalide', 'Veuillez entrer une adresse email valide.');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/Ce champ est obligatoire\./);

  const release = await holdTableRequests(page, 'newsletter_subscriptions');
  await field.fill(`  ${subscriber.toUpperCase()} `);
  await field.press('Enter');
  await expect(field).toBeDisabled();
  release();
  await expect(page.getByRole('status').getByText('Inscription réussie !')).toBeVisible();
  await expect(field).toBeFocused();
  await expect(page.getByText('Vous êtes maintenant abonné à notre newsletter.')).toBeVisible();
  await expect(field).toHaveValue('');
  // the subscription is inactive until the owner of the address confirms by mail
  const { data } = await createSecretKeyClient(baseURL)
    .from('newsletter_subscriptions')
    .select('email, is_active')
    .eq('email', subscriber);
  expect(data).toEqual([{ email: subscriber, is_active: false }]);

  // an extension sets the value of the field without an event
  await field.evaluate((input: HTMLInputElement, value) => {
    input.form?.reset();
    input.value = value;
  }, subscriber);
  await button.press('Enter');
  await expect(page.getByRole('alert').getByText('Déjà abonné')).toBeVisible();
  await expect(button).toBeFocused();
  await expect(field).toHaveValue(subscriber);
});

test('the business form stores one row, asks before closing, and refuses the current day', async ({
  page,
  baseURL,
}) => {
  const { open, submitLabel } = publicFormCases.business_contacts;
  await page.goto('/contact');
  await waitForHydration(page);
  await openPath(page, '/partenariats');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectFormToSendOneRow(page, baseURL, 'business_contacts', createUniqueEmail('affaires'));

  const dialog = page.getByRole('dialog', { name: 'Parlons de votre projet' });
  await page.keyboard.press('Escape');
  await expect(page.locator('main button[aria-haspopup="dialog"]').first()).toBeFocused();
  await expectCloseConfirmation(page, () => open(page), { Prénom: 'Aminata', Message: 'Un début' });
  await expect(findFieldByLabel(dialog, 'Créneau')).toHaveAccessibleDescription('Heure de Paris.');
  await fillForm(dialog, createVisitorFieldValues('aminata@exemple.com'));
  const date = findFieldByLabel(dialog, 'Date souhaitée');
  await expect(date).toHaveAttribute('min', getParisDateInDays(1));
  await date.fill(getParisDateInDays(0));
  await dialog.getByRole('button', { name: submitLabel }).press('Enter');
  await expectToast(page, 'Champs à corriger', 'Veuillez vérifier les champs signalés.');
  await expect(dialog.getByText('Choisissez une date à partir de demain.')).toBeVisible();
  await expect(date).toBeFocused();
  await date.fill('');
  await date.press('1');
  await dialog.getByRole('button', { name: submitLabel }).press('Enter');
  await expect(dialog.getByText('Cette date n’existe pas ou n’est pas complète.')).toBeVisible();

  // the back button of the browser asks before a half-filled form is lost
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Abandonner votre saisie ?' });
  await question.getByRole('button', { name: 'Continuer' }).click();
  await expect(findFieldByLabel(dialog, 'Prénom')).toHaveValue('Aminata');
  await expect(page).toHaveURL('/partenariats');
  await page.goBack();
  await question.getByRole('button', { name: 'Abandonner' }).click();
  await expect(page).toHaveURL('/contact');
});

test('the press form stores one row; a press subscription needs no request', async ({ page, baseURL }) => {
  const email = createUniqueEmail('abonnement');
  await page.goto('/presse');
  await waitForHydration(page);
  await expectFormToSendOneRow(page, baseURL, 'press_contacts', createUniqueEmail('presse'));

  // a ticked box sets the type of request only while that is empty
  const requestDialog = page.getByRole('dialog', { name: 'Contact presse' });
  const type = findFieldByLabel(requestDialog, 'Type de demande');
  const subscriptionLabel = 'Je m’abonne à la newsletter presse';
  await expect(findFieldByLabel(requestDialog, subscriptionLabel)).not.toBeChecked();
  await findFieldByLabel(requestDialog, 'Je souhaite le dossier de presse').check();
  await expect(type).toHaveValue('Dossier de presse');
  const interviewBox = findFieldByLabel(requestDialog, 'Je souhaite une interview');
  await interviewBox.check();
  await expect(type).toHaveValue('Dossier de presse');
  await type.selectOption('');
  await interviewBox.uncheck();
  await expect(type).toHaveValue('');
  await interviewBox.check();
  await expect(type).toHaveValue("Demande d'interview");
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abandonner' }).click();
  await expect(requestDialog).toBeHidden();
  await openFormDialog(page, findButtonInMain(page, 'Demande d’Interview'), 'Contact presse');
  await expectFormValues(requestDialog, { 'Type de demande': 'Demande d’interview' });
  await page.keyboard.press('Escape');

  const dialog = await openFormDialog(page, findButtonInMain(page, 'Newsletter Presse'), 'Newsletter presse');
  const dateLabel = 'Date souhaitée (interview ou échéance)';
  for (const label of ['Type de demande', dateLabel, 'Sujet', 'Message', 'Je souhaite une interview']) {
    await expect(findFieldByLabel(dialog, label), label).toHaveCount(0);
  }
  const box = findFieldByLabel(dialog, subscriptionLabel);
  await expect(box).toBeChecked();
  await fillForm(dialog, { ...createVisitorFieldValues(email), Média: 'Podcast' });
  await box.uncheck();
  await dialog.getByRole('button', { name: 'S’abonner' }).press('Enter');
  await expect(dialog.getByText('Cochez cette case pour vous abonner.')).toBeVisible();
  await expect(box).toBeFocused();
  await box.check();
  await dialog.getByRole('button', { name: 'S’abonner' }).press('Enter');
  await expectToast(page, 'Inscription réussie !', 'Vous recevrez notre newsletter presse régulièrement.');
  await expect(dialog).toBeHidden();
  const { data } = await createSecretKeyClient(baseURL)
    .from('press_contacts')
    .select('type, subject, message, interview_date, newsletter_subscription')
    .eq('email', email);
  expect(data).toEqual([
    { type: '', subject: '', message: '', interview_date: null, newsletter_subscription: true },
  ]);
});
