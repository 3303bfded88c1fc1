import type { Page } from '@playwright/test';
import { createSecretKeyClient } from '../support/backend.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { createUniqueEmail, expect, test, waitForHydration } from '../support/test.ts';

const field = (page: Page) => page.getByLabel('Votre adresse email');
const button = (page: Page) => page.getByRole('button', { name: 'S’inscrire' });

async function loadRows(baseURL: string | undefined, email: string) {
  const { data } = await createSecretKeyClient(baseURL)
    .from('newsletter_subscriptions')
    .select('email, is_active')
    .eq('email', email);
  return data;
}

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
});

test('an address is stored in lower case; subscribing again shows « Déjà abonné »', async ({
  page,
  baseURL,
}) => {
  const email = createUniqueEmail('lettre');
  const release = await holdRequests(page, '**/rest/v1/newsletter_subscriptions*');
  await field(page).fill(`  ${email.toUpperCase()} `);
  await field(page).press('Enter');
  await expect(field(page)).toBeDisabled();
  release();
  await expect(page.getByRole('status').getByText('Inscription réussie !')).toBeVisible();
  await expect(field(page)).toBeFocused();
  await expect(page.getByText('Vous êtes maintenant abonné à notre newsletter.')).toBeVisible();
  await expect(field(page)).toHaveValue('');
  // inactive until its owner confirms by mail
  expect(await loadRows(baseURL, email)).toEqual([{ email, is_active: false }]);

  // an extension sets the value of the field without an event
  await field(page).evaluate((input: HTMLInputElement, value) => {
    input.form?.reset();
    input.value = value;
  }, email);
  await button(page).press('Enter');
  await expect(page.getByRole('alert').getByText('Déjà abonné')).toBeVisible();
  await expect(button(page)).toBeFocused();
  await expect(page.getByText('Cette adresse email est déjà inscrite à notre newsletter.')).toBeVisible();
  await expect(field(page)).toHaveValue(email);
});
