import type { Page } from '@playwright/test';
import { database } from './support/backend.ts';
import { holdRequests } from './support/hold-requests.ts';
import { expect, hydrated, test, uniqueEmail } from './support/test.ts';

interface Message {
  name: string;
  email: string;
  subject: string;
  message: string;
}

const form = (page: Page) => page.getByRole('form', { name: 'Écrivez-nous' });
const send = (page: Page) => form(page).getByRole('button', { name: 'Envoyer le message' });

async function fill(page: Page, { name, email, subject, message }: Message) {
  await form(page).getByLabel('Nom complet').fill(name);
  await form(page).getByLabel('Email').fill(email);
  await form(page).getByLabel('Sujet').fill(subject);
  await form(page).getByLabel('Message').fill(message);
}

async function expectValues(page: Page, { name, email, subject, message }: Message) {
  await expect(form(page).getByLabel('Nom complet')).toHaveValue(name);
  await expect(form(page).getByLabel('Email')).toHaveValue(email);
  await expect(form(page).getByLabel('Sujet')).toHaveValue(subject);
  await expect(form(page).getByLabel('Message')).toHaveValue(message);
}

const sample = (email: string): Message => ({
  name: 'Aminata Koné',
  email,
  subject: 'Coproduction à Bouaké',
  message: 'Bonjour,\n\nNous préparons une série « Les Marées ». <script>alert(1)</script>',
});

test.beforeEach(async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
});

test('missing fields: the specified toast, a message at each field, focus on the first, no call', async ({
  page,
}) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/contact_messages')) calls += 1;
  });
  await form(page).getByLabel('Sujet').fill('Seul');
  await send(page).click();
  await expect(page.getByText('Champs requis')).toBeVisible();
  await expect(page.getByText('Veuillez remplir tous les champs obligatoires.')).toBeVisible();
  await expect(form(page).getByText('Ce champ est obligatoire.')).toHaveCount(3);
  await expect(form(page).getByLabel('Nom complet')).toBeFocused();
  await expect(form(page).getByLabel('Sujet')).toHaveValue('Seul');
  expect(calls).toBe(0);
});

test('an address without « @ » is « Email invalide » and keeps everything', async ({ page }) => {
  const message = sample('aminata.exemple.com');
  await fill(page, message);
  await send(page).click();
  await expect(page.getByText('Email invalide')).toBeVisible();
  await expect(page.getByText('Veuillez entrer une adresse email valide.')).toBeVisible();
  await expect(form(page).getByLabel('Email')).toBeFocused();
  await expectValues(page, message);
});

test('a message is stored with exactly its four fields, and the form clears', async ({ page, baseURL }) => {
  const email = uniqueEmail('message');
  await fill(page, sample(` ${email.toUpperCase()} `));
  const request = page.waitForRequest('**/rest/v1/contact_messages*');
  await send(page).click();
  expect((await request).postDataJSON()).toEqual(sample(email));
  await expect(page.getByText('Message envoyé !')).toBeVisible();
  await expect(page.getByText('Nous vous recontacterons dans les plus brefs délais.')).toBeVisible();
  await expectValues(page, { name: '', email: '', subject: '', message: '' });
  const { data } = await database(baseURL)
    .from('contact_messages')
    .select('name, email, subject, message')
    .eq('email', email);
  expect(data).toEqual([sample(email)]);
});

test('while it is sent the button says « Envoi en cours... » and a double click sends once', async ({
  page,
  baseURL,
}) => {
  const email = uniqueEmail('double');
  const release = await holdRequests(page, '**/rest/v1/contact_messages*');
  await fill(page, sample(email));
  await send(page).dblclick();
  await expect(form(page).getByRole('button', { name: 'Envoi en cours...' })).toBeDisabled();
  release();
  await expect(page.getByText('Message envoyé !')).toBeVisible();
  const { data } = await database(baseURL).from('contact_messages').select('id').eq('email', email);
  expect(data).toHaveLength(1);
});

test.describe('when the call fails', () => {
  test.use({ expectedLogs: [/^form: /] });

  test('without network from the first touch on, the error still shows', async ({ page, context }) => {
    await context.setOffline(true);
    const message = sample(uniqueEmail('hors-ligne'));
    await fill(page, message);
    await send(page).click();
    await expect(page.getByRole('alert')).toContainText('Une erreur est survenue. Veuillez réessayer.');
    await expectValues(page, message);
    await expect(send(page)).toBeEnabled();
  });
});

test('offices show address, phone, hours and zone', async ({ page }) => {
  const paris = page.locator('#bureaux article', { hasText: 'Paris' });
  await expect(paris).toContainText('UTC+1');
  await expect(paris).toContainText('9h – 18h');
  const abidjan = page.locator('#bureaux article', { hasText: 'Abidjan' });
  await expect(abidjan).toContainText('UTC+0');
  await expect(abidjan).toContainText('8h – 17h');
  await expect(page.getByRole('link', { name: 'Découvrir le groupe' })).toHaveAttribute('href', '/a-propos');
});
