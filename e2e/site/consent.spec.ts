import type { Page } from '@playwright/test';
import { expectAccessiblePageState } from '../support/axe.ts';
import { createSecretKeyClient } from '../support/backend.ts';
import { expect, openPath, test, waitForHydration } from '../support/test.ts';

test.use({ hasAnsweredCookies: false });

const banner = (page: Page) => page.getByRole('region', { name: 'Vos choix de cookies' });
const readRecord = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('obouo.consent') ?? 'null'));

test('the first visit offers three answers of equal style, and stores the chosen one', async ({
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
  // the page removes `isPending` from the record once it has sent the proof
  await expect.poll(() => readRecord(page)).not.toHaveProperty('isPending');
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
  await page.reload();
  await waitForHydration(page);
  await expect(banner(page)).toBeHidden();
});

test('preferences are saved by category, and no map loads before consent', async ({ page }) => {
  const googleRequests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('google')) googleRequests.push(request.url());
  });
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
  await findCategoryCheckbox('Publicité').check();
  await dialog.getByRole('button', { name: 'Enregistrer mes choix' }).click();
  await expect(dialog).toBeHidden();

  await waitForHydration(page);
  const offices = page.locator('#bureaux');
  await offices.scrollIntoViewIfNeeded();
  await expect(offices.getByRole('button', { name: 'Afficher la carte' })).toHaveCount(2);
  expect(googleRequests).toEqual([]);
  await expect(offices.getByRole('link', { name: 'Ouvrir dans Google Maps' })).toHaveCount(2);
  await offices.getByRole('button', { name: 'Afficher la carte' }).first().click();
  await expect(offices.locator('iframe')).toHaveCount(1);
  await expect(offices.locator('iframe')).toHaveAttribute('title', /^Carte du bureau\s: Paris$/);
  await offices.getByRole('button', { name: 'Toujours afficher les cartes' }).click();
  await expect(offices.locator('iframe')).toHaveCount(2);

  // buttons of the footer and of the cookie page open the choices again
  await page.getByRole('button', { name: 'Gérer les cookies' }).click();
  for (const category of ['Fonctionnalité', 'Publicité'])
    await expect(findCategoryCheckbox(category)).toBeChecked();
  await expect(findCategoryCheckbox('Performance')).not.toBeChecked();
  await expectAccessiblePageState(page);
  await dialog.getByRole('button', { name: 'Tout refuser' }).click();
  expect((await readRecord(page)).choices).toEqual({
    performance: false,
    functionality: false,
    advertising: false,
  });
  await openPath(page, '/cookies');
  const buttons = page.getByRole('main').getByRole('button', { name: 'Gérer les cookies' });
  await expect(buttons).toHaveCount(2);
  for (const button of await buttons.all()) {
    await button.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  }
});
