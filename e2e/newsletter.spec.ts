import type { Page } from '@playwright/test';
import { database } from './support/backend.ts';
import { countCalls } from './support/form-dialog.ts';
import { holdRequests } from './support/hold-requests.ts';
import { expect, hydrated, test, uniqueEmail } from './support/test.ts';

const field = (page: Page) => page.getByLabel('Votre adresse email');
const button = (page: Page) => page.getByRole('button', { name: 'S’inscrire' });

async function rowsOf(baseURL: string | undefined, email: string) {
  const { data } = await database(baseURL)
    .from('newsletter_subscriptions')
    .select('email, is_active')
    .eq('email', email);
  return data;
}

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
});

test('an empty or malformed address is refused next to the field, without a call', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/newsletter_subscriptions')) calls.push(request.url());
  });
  for (const [typed, shown] of [
    ['', 'Ce champ est obligatoire.'],
    ['   ', 'Ce champ est obligatoire.'],
    ['sans-arobase', 'Entrez une adresse complète'],
    ['deux@@exemple.com', 'Entrez une adresse complète'],
  ]) {
    await field(page).fill(typed ?? '');
    await button(page).click();
    await expect(page.getByText('Email invalide').first()).toBeVisible();
    await expect(page.getByText('Veuillez entrer une adresse email valide.').first()).toBeVisible();
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('contentinfo').getByText(shown ?? '')).toBeVisible();
    await expect(field(page)).toBeFocused();
  }
  expect(calls).toEqual([]);
});

test('a new address is stored lower-cased and trimmed; a second time it is « Déjà abonné »', async ({
  page,
  baseURL,
}) => {
  const email = uniqueEmail('lettre');
  await field(page).fill(`  ${email.toUpperCase()} `);
  await button(page).click();
  await expect(page.getByText('Inscription réussie !')).toBeVisible();
  await expect(page.getByText('Vous êtes maintenant abonné à notre newsletter.')).toBeVisible();
  await expect(field(page)).toHaveValue('');
  expect(await rowsOf(baseURL, email)).toEqual([{ email, is_active: true }]);

  await field(page).fill(email);
  await button(page).click();
  await expect(page.getByText('Déjà abonné')).toBeVisible();
  await expect(page.getByText('Cette adresse email est déjà inscrite à notre newsletter.')).toBeVisible();
  await expect(field(page)).toHaveValue(email);
});

test('while it is sent the button says so and the field is closed; a double click sends once', async ({
  page,
  baseURL,
}) => {
  const email = uniqueEmail('double');
  const calls = countCalls(page, 'newsletter_subscriptions');
  const release = await holdRequests(page, '**/rest/v1/newsletter_subscriptions*');
  await field(page).fill(email);
  await button(page).dblclick();
  await expect(page.getByRole('button', { name: 'Inscription...' })).toBeDisabled();
  await expect(field(page)).toBeDisabled();
  release();
  await expect(page.getByText('Inscription réussie !')).toBeVisible();
  await expect(button(page)).toBeEnabled();
  expect(calls()).toBe(1);
  expect(await rowsOf(baseURL, email)).toHaveLength(1);
});

test.describe('when the call fails', () => {
  test.use({ expectedLogs: [/^form: /] });

  test('the code of the form cannot be downloaded: the error shows, and the next try works', async ({
    page,
    baseURL,
  }) => {
    const email = uniqueEmail('module');
    await page.route('**/assets/newsletter-submission*.js', (route) => route.abort());
    await field(page).fill(email);
    await button(page).click();
    await expect(page.getByText('Une erreur est survenue. Veuillez réessayer.')).toBeVisible();
    await expect(field(page)).toHaveValue(email);
    await page.unroute('**/assets/newsletter-submission*.js');
    await page.reload();
    await hydrated(page);
    await field(page).fill(email);
    await button(page).click();
    await expect(page.getByText('Inscription réussie !')).toBeVisible();
    expect(await rowsOf(baseURL, email)).toHaveLength(1);
  });

  test('a robot that fills the hidden field gets nothing through', async ({ page, baseURL }) => {
    const email = uniqueEmail('robot');
    await page.locator('footer [name="site_web"]').evaluate((input: HTMLInputElement) => {
      input.value = 'https://exemple.com';
    });
    await field(page).fill(email);
    await button(page).click();
    await expect(page.getByText('Une erreur est survenue. Veuillez réessayer.')).toBeVisible();
    expect(await rowsOf(baseURL, email)).toEqual([]);
  });
});
