import type { Page } from '@playwright/test';
import { database } from './support/backend.ts';
import { holdRequests } from './support/hold-requests.ts';
import { expect, hydrated, test, uniqueEmail } from './support/test.ts';

const holdScripts = (page: Page) => holdRequests(page, '**/assets/*.js');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('pages read, the menu opens and links lead on', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: /Quatre chaînes/ })).toBeVisible();
    await page.locator('header summary').click();
    await expect(page.locator('header details a', { hasText: 'Carrières' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Nous contacter' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parlons de votre histoire');
  });
});

test('a field keeps what was typed before the script arrived', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Nom complet').fill('Aminata Koné');
  release();
  await hydrated(page);
  await page.getByLabel('Sujet').fill('Bonjour');
  await expect(page.getByLabel('Nom complet')).toHaveValue('Aminata Koné');
});

test('a button pressed before the script arrived answers once it has', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Télécharger Obouo Play' }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Télécharger Obouo Play' })).toBeVisible();
});

test('a form sent before the script arrived is sent once it has', async ({ page, baseURL }) => {
  const email = uniqueEmail('tot');
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Votre adresse email').fill(email);
  await page.getByRole('button', { name: 'S’inscrire' }).click();
  release();
  await expect(page.getByText('Vous êtes maintenant abonné à notre newsletter.')).toBeVisible();
  const { data } = await database(baseURL)
    .from('newsletter_subscriptions')
    .select('email')
    .eq('email', email);
  expect(data).toEqual([{ email }]);
});

test('the first view downloads no form, dialog, toast or Supabase code', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await hydrated(page);
  const before = scripts.length;
  expect(before).toBeLessThanOrEqual(4);
  await page.getByRole('button', { name: 'Télécharger Obouo Play' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
});
