import type { Page } from '@playwright/test';
import { database } from './support/backend.ts';
import {
  countCalls,
  expectAccessible,
  expectFormValues,
  expectGuarded,
  expectToast,
  fieldOf,
  fillForm,
  holdCalls,
  openForm,
  parisDay,
} from './support/form-dialog.ts';
import { expect, hydrated, test, uniqueEmail } from './support/test.ts';

const TITLE = 'Parlons de votre projet';
const SEND = 'Envoyer la demande';

async function open(page: Page) {
  return openForm(page, page.locator('main button[aria-haspopup="dialog"]').first(), TITLE);
}

const required = (email: string) => ({ Prénom: 'Aminata', Nom: 'Koné', Email: email });
const whole = (email: string) => ({
  ...required(email),
  Téléphone: '+225 07 01 02 03 04',
  Entreprise: 'Sahel Médias',
  Fonction: 'Directrice',
  Sujet: 'Distribution',
  Budget: '500K€\u00a0–\u00a01M€',
  Message: 'Bonjour,\n\nUn projet <script>alert(1)</script>.',
  'Date souhaitée': parisDay(9),
  Créneau: '14:00-15:00',
});

test.beforeEach(async ({ page }) => {
  await page.goto('/partenariats');
  await hydrated(page);
});

test('missing fields: the specified toast, a message at each, focus on the first, no call', async ({
  page,
}) => {
  const calls = countCalls(page, 'business_contacts');
  const dialog = await open(page);
  await fieldOf(dialog, 'Nom').fill('  ');
  await fieldOf(dialog, 'Sujet').selectOption('');
  await dialog.getByRole('button', { name: SEND }).click();
  await expectToast(page, 'Champs requis', 'Veuillez remplir tous les champs obligatoires.');
  await expect(dialog.getByText('Ce champ est obligatoire.')).toHaveCount(4);
  await expect(fieldOf(dialog, 'Prénom')).toBeFocused();
  await fieldOf(dialog, 'Prénom').fill('Aminata');
  await dialog.getByRole('button', { name: SEND }).click();
  await expect(fieldOf(dialog, 'Nom')).toBeFocused();
  expect(calls()).toBe(0);
});

test('a wrong address, a date of today and a date typed by half are said at their field', async ({
  page,
}) => {
  const dialog = await open(page);
  await fillForm(dialog, required('aminata.exemple.com'));
  await dialog.getByRole('button', { name: SEND }).click();
  await expectToast(page, 'Email invalide', 'Veuillez entrer une adresse email valide.');
  await expect(fieldOf(dialog, 'Email')).toBeFocused();

  await fieldOf(dialog, 'Email').fill('aminata@exemple.com');
  const date = fieldOf(dialog, 'Date souhaitée');
  await expect(date).toHaveAttribute('min', parisDay(1));
  await date.fill(parisDay(0));
  await dialog.getByRole('button', { name: SEND }).click();
  await expect(dialog.getByText('Choisissez une date à partir de demain.')).toBeVisible();
  await expect(date).toBeFocused();

  await date.fill('');
  await date.press('1');
  await dialog.getByRole('button', { name: SEND }).click();
  await expect(dialog.getByText('Complétez la date, ou effacez-la.')).toBeVisible();
});

test('a request is stored with exactly its eleven fields; the dialog closes and keeps the page’s subject', async ({
  page,
  baseURL,
}) => {
  const email = uniqueEmail('Projet');
  const dialog = await open(page);
  await expect(fieldOf(dialog, 'Créneau')).toHaveAccessibleDescription('Heure de Paris.');
  await expect(dialog.getByRole('link', { name: 'Politique de confidentialité' })).toBeVisible();
  await fillForm(dialog, whole(` ${email} `));
  const request = page.waitForRequest('**/rest/v1/business_contacts*');
  await dialog.getByRole('button', { name: SEND }).click();
  const row = {
    first_name: 'Aminata',
    last_name: 'Koné',
    email,
    phone: '+225 07 01 02 03 04',
    company: 'Sahel Médias',
    position: 'Directrice',
    subject: 'Distribution',
    budget: '500K€ - 1M€',
    message: 'Bonjour,\n\nUn projet <script>alert(1)</script>.',
    appointment_date: parisDay(9),
    time_slot: '14:00-15:00',
  };
  expect((await request).postDataJSON()).toEqual(row);
  await expectToast(page, 'Demande envoyée !', 'Nous vous recontacterons dans les plus brefs délais.');
  await expect(dialog).toBeHidden();
  const { data } = await database(baseURL)
    .from('business_contacts')
    .select(Object.keys(row).join(', '))
    .eq('email', email);
  expect(data).toEqual([row]);

  await open(page);
  await expectFormValues(dialog, { Prénom: '', Email: '', Message: '', Sujet: 'Partenariats' });
});

test('what is left empty is stored empty, by keyboard alone', async ({ page, baseURL }) => {
  const email = uniqueEmail('clavier');
  await page.locator('main button[aria-haspopup="dialog"]').first().focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: TITLE });
  await expect(fieldOf(dialog, 'Prénom')).toBeFocused();
  await page.keyboard.type('Awa');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Diop');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Demande envoyée !', 'Nous vous recontacterons dans les plus brefs délais.');
  await expect(dialog).toBeHidden();
  await expect(page.locator('main button[aria-haspopup="dialog"]').first()).toBeFocused();
  const { data } = await database(baseURL)
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
});

test('while it is sent the button says so, nothing closes it, and a double click sends once', async ({
  page,
  baseURL,
}) => {
  const email = uniqueEmail('double');
  const release = await holdCalls(page, 'business_contacts');
  const dialog = await open(page);
  await fillForm(dialog, required(email));
  await dialog.getByRole('button', { name: SEND }).dblclick();
  await expect(dialog.getByRole('button', { name: 'Envoi en cours...' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  release();
  await expect(dialog).toBeHidden();
  const { data } = await database(baseURL).from('business_contacts').select('id').eq('email', email);
  expect(data).toHaveLength(1);
});

test('a robot that fills the hidden field gets nothing through', async ({ page }) => {
  const calls = countCalls(page, 'business_contacts');
  const dialog = await open(page);
  await fillForm(dialog, required(uniqueEmail('robot')));
  await dialog.locator('[name="site_web"]').evaluate((input: HTMLInputElement) => {
    input.value = 'https://exemple.com';
  });
  await dialog.getByRole('button', { name: SEND }).click();
  await expectToast(page, 'Erreur', 'Une erreur est survenue. Veuillez réessayer.');
  expect(calls()).toBe(0);
});

test('the code of the dialog cannot be downloaded: the error shows, and the next try works', async ({
  page,
  context,
}) => {
  await context.setOffline(true);
  await page.locator('main button[aria-haspopup="dialog"]').first().click();
  await expect(page.getByText('Une erreur est survenue. Veuillez réessayer.')).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await hydrated(page);
  await open(page);
});

test('closing half-way asks before anything typed is lost', async ({ page }) => {
  await expectGuarded(page, () => open(page), { Prénom: 'Aminata', Message: 'Un début' });
});

test('the browser’s back button asks too', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Accueil' }).first().click();
  await page.waitForURL('/');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Partenariats' }).click();
  await page.waitForURL('/partenariats');
  const dialog = await open(page);
  await fieldOf(dialog, 'Prénom').fill('Aminata');
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Abandonner votre saisie ?' });
  await question.getByRole('button', { name: 'Continuer' }).click();
  await expect(fieldOf(dialog, 'Prénom')).toHaveValue('Aminata');
  await expect(page).toHaveURL('/partenariats');
  await page.goBack();
  await question.getByRole('button', { name: 'Abandonner' }).click();
  await expect(page).toHaveURL('/');
});

test('has no violation on a phone or a desk, full of errors or full of values', async ({ page }) => {
  await expectAccessible(page, await open(page), whole('a@exemple.com'));
});
