import type { Page } from '@playwright/test';
import { subDays } from 'date-fns';
import { expectAccessiblePageState } from '../support/axe.ts';
import { createSecretKeyClient } from '../support/backend.ts';
import { expect, test, waitForHydration } from '../support/test.ts';

test.use({ hasAnsweredCookies: false });

const STORAGE_KEY = 'obouo.consent';

const banner = (page: Page) => page.getByRole('region', { name: 'Vos choix de cookies' });
const readRecord = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), STORAGE_KEY);
/** Waits until the proof has been sent, which rewrites the record. */
const expectProofSent = (page: Page) =>
  expect(async () => expect(await readRecord(page)).not.toHaveProperty('isPending')).toPass();

test('the first visit offers three equal answers and stores the chosen one six months', async ({
  page,
  baseURL,
}) => {
  await page.goto('/');
  const answers = banner(page).getByRole('button');
  await expect(answers).toHaveText(['Tout refuser', 'Tout accepter', 'Personnaliser']);
  const styles = await answers.evaluateAll((buttons) =>
    buttons.map((button) => {
      const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(button);
      return [backgroundColor, color, fontSize, fontWeight].join();
    }),
  );
  expect(new Set(styles).size).toBe(1);
  await expectAccessiblePageState(page);

  await page.getByRole('button', { name: 'Tout accepter' }).click();
  await expect(banner(page)).toBeHidden();
  await expectProofSent(page);
  const { id, at, ...record } = await readRecord(page);
  expect(record).toMatchObject({ version: 1, choices: { functionality: true } });
  const { data } = await createSecretKeyClient(baseURL)
    .from('consent_proofs')
    .select('*')
    .eq('id', id)
    .single();
  expect(data).toMatchObject({ version: 1, performance: true, functionality: true, advertising: true });
  expect(Date.parse(at)).toBeGreaterThan(0);
  expect(Date.parse(data?.decided_at ?? '')).toBe(Date.parse(at));
  // id, version, three choices, two times: nothing about the visitor
  expect(Object.keys(data ?? {})).toHaveLength(7);
  await page.goto('/contact');
  await waitForHydration(page);
  await expect(banner(page)).toBeHidden();

  await page.evaluate(
    ([key, at]) => {
      const record = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...record, at }));
    },
    [STORAGE_KEY, subDays(new Date(), 183).toISOString()] as const,
  );
  await page.reload();
  await expect(banner(page)).toBeVisible();
});

test('preferences are saved by category, and « Gérer les cookies » shows them again', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Personnaliser' }).click();
  const dialog = page.getByRole('dialog', { name: 'Gérer les cookies' });
  const findCategoryCheckbox = (category: string) => dialog.getByRole('checkbox', { name: category });
  for (const category of ['Performance', 'Fonctionnalité', 'Publicité']) {
    await expect(findCategoryCheckbox(category)).not.toBeChecked();
  }
  const explanation = dialog.getByText('Cartes interactives de Google Maps');
  await expect(explanation).toBeHidden();
  await expect(findCategoryCheckbox('Fonctionnalité')).toHaveAccessibleDescription(
    /^Cartes interactives de Google Maps/,
  );
  await dialog.getByRole('button', { name: /^En savoir plus\s: Fonctionnalité$/ }).click();
  await expect(explanation).toBeVisible();
  await findCategoryCheckbox('Fonctionnalité').check();
  await dialog.getByRole('button', { name: 'Enregistrer mes choix' }).click();
  await expect(dialog).toBeHidden();

  await waitForHydration(page);
  await page.getByRole('button', { name: 'Gérer les cookies' }).click();
  await expect(findCategoryCheckbox('Fonctionnalité')).toBeChecked();
  await expect(findCategoryCheckbox('Publicité')).not.toBeChecked();
  await expectAccessiblePageState(page);
  await dialog.getByRole('button', { name: 'Tout refuser' }).click();
  expect((await readRecord(page)).choices).toEqual({
    performance: false,
    functionality: false,
    advertising: false,
  });
});

test('no map loads before consent; a press shows one map, « toujours » both', async ({ page }) => {
  const googleRequests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('google')) googleRequests.push(request.url());
  });
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Tout refuser' }).click();
  const offices = page.locator('#bureaux');
  await offices.scrollIntoViewIfNeeded();
  await expect(offices.getByRole('button', { name: 'Afficher la carte' })).toHaveCount(2);
  expect(googleRequests).toEqual([]);
  await expect(offices.getByRole('link', { name: 'Ouvrir dans Google Maps' })).toHaveCount(2);

  await offices.getByRole('button', { name: 'Afficher la carte' }).first().click();
  await expect(offices.locator('iframe')).toHaveCount(1);
  await expect(offices.locator('iframe')).toHaveAttribute('title', 'Carte du bureau de Paris');
  await offices.getByRole('button', { name: 'Toujours afficher les cartes' }).click();
  await expect(offices.locator('iframe')).toHaveCount(2);
});

test('a browser that refuses storage still lets the visitor answer', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Tout refuser' }).click();
  await expect(banner(page)).toBeHidden();
});

test('an offline cookie choice is kept, and its proof sent at the next visit', async ({ page, baseURL }) => {
  await page.route('**/rest/v1/consent_proofs*', (route) => route.abort());
  await page.goto('/contact');
  const failedRequest = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'Tout refuser' }).click();
  await failedRequest;
  await expect(banner(page)).toBeHidden();
  const { id } = await readRecord(page);
  await page.unroute('**/rest/v1/consent_proofs*');

  const sentUrls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('consent_proofs')) sentUrls.push(request.url());
  });
  await page.reload();
  await waitForHydration(page);
  await expect(banner(page)).toBeHidden();
  expect(sentUrls).toEqual([]);
  await page.locator('h1').click();
  await expectProofSent(page);
  const { data } = await createSecretKeyClient(baseURL)
    .from('consent_proofs')
    .select('functionality')
    .eq('id', id);
  expect(data).toEqual([{ functionality: false }]);
});
