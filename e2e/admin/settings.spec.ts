import type { Page } from '@playwright/test';
import type { TablesUpdate } from '../../src/types/database.ts';
import { expectNoViolation } from '../support/axe.ts';
import { createSecretKeyClient } from '../support/backend.ts';
import { getDemoEmail, signInByRequest } from '../support/staff.ts';
import { expect, openPath, test, waitForHydration } from '../support/test.ts';
import { createUniqueWord } from '../support/unique-word.ts';

// All tests share the row of settings: each test restores its changes, and changes only fields that no other test reads.
const saveButton = (page: Page) => page.getByRole('button', { name: 'Sauvegarder' });

/** Mocks changed settings for this page only. The stored settings stay. */
async function mockPublishedSettings(page: Page, changes: Record<string, string | boolean>) {
  await page.route('**/rest/v1/rpc/published_settings*', async (route) => {
    const answer = await route.fetch();
    const [text] = await answer.json();
    await route.fulfill({ response: answer, json: [JSON.stringify({ ...JSON.parse(text), ...changes })] });
  });
}

function countSettingsRequests(page: Page) {
  let requestCount = 0;
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/rpc/published_settings')) requestCount += 1;
  });
  return () => requestCount;
}

test('an admin saves only changed fields; a colleague’s change and typed text stay', async ({
  page,
  context,
  baseURL,
}) => {
  const database = createSecretKeyClient(baseURL);
  const saveAsColleague = (changes: TablesUpdate<'site_settings'>) =>
    database.from('site_settings').update(changes).eq('id', true).throwOnError();
  const readNetworks = async () =>
    (await database.from('site_settings').select('facebook, linkedin').single()).data;
  const word = createUniqueWord();
  const [linkedin, facebook] = [`https://www.linkedin.com/${word}`, `https://www.facebook.com/${word}`];
  await signInByRequest(page, getDemoEmail('admin'));
  await page.goto('/admin/settings');
  await expect(page.getByLabel('Titre du site')).toHaveValue('Groupe Obouo');
  await expect(page.getByLabel('Téléphone')).toHaveValue(/^\+225/);
  await expect(page.getByRole('switch', { name: 'Mode maintenance' })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Commentaires publics' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Inscription ouverte' })).not.toBeChecked();
  await expect(saveButton(page)).toBeDisabled();

  // a colleague's change of another setting stays
  const field = page.getByLabel('Facebook');
  await saveAsColleague({ linkedin });
  await field.fill(facebook);
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === 'PATCH'),
    page.keyboard.press('Control+s'),
  ]);
  expect(request.postDataJSON()).toEqual({ facebook });
  await expect(page.getByText('Paramètres sauvegardés avec succès')).toBeVisible();
  await expect(saveButton(page)).toBeDisabled();
  await expect(page.getByLabel('LinkedIn')).toHaveValue(linkedin);
  expect(await readNetworks()).toEqual({ facebook, linkedin });

  await saveAsColleague({ facebook: 'https://www.facebook.com/', linkedin: 'https://www.linkedin.com/' });

  // a lost network keeps the typed value, and leaving asks first
  await page.getByLabel('Adresse').fill('Une autre adresse');
  await expect(page.getByText('Modifications non enregistrées')).toBeVisible();
  await context.setOffline(true);
  await saveButton(page).click();
  await expect(page.getByText('Connexion impossible').first()).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Tableau de bord' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Continuer la rédaction' }).click();
  await expect(page.getByLabel('Adresse')).toHaveValue('Une autre adresse');
  await page.getByRole('button', { name: 'Annuler les modifications' }).click();
  await page.getByRole('link', { name: 'Tableau de bord' }).click();
  await expect(page).toHaveURL('/admin');
});

test('maintenance asks before it starts, has an end, and shows on every screen', async ({ page }) => {
  await signInByRequest(page, getDemoEmail('admin'));
  // all tests share the site, so this page gets answers as if it had saved
  let savedChanges: Record<string, unknown> = {};
  await page.route('**/rest/v1/site_settings?*', async (route) => {
    if (route.request().method() === 'PATCH') savedChanges = route.request().postDataJSON();
    const url = route.request().url();
    const answer = await route.fetch({ method: 'GET', url, postData: null });
    const settings = await answer.json();
    await route.fulfill({
      response: answer,
      // the bar reads a list, the screen one row
      json: Array.isArray(settings)
        ? [{ ...settings[0], ...savedChanges }]
        : { ...settings, ...savedChanges },
    });
  });
  const bar = page.getByText('Le site est en maintenance');
  await page.goto('/admin/settings');
  const toggle = page.getByRole('switch', { name: 'Mode maintenance' });
  const question = page.getByRole('alertdialog', { name: 'Mettre le site en maintenance ?' });
  await toggle.click();
  await question.getByLabel('Fin de la maintenance').fill('2030-05-04T12:30');
  // The shortcut of the screen must not save the end without the maintenance.
  await page.keyboard.press('Control+s');
  await question.getByLabel('Fin de la maintenance').fill('2025-01-01T10:00');
  await question.getByRole('button', { name: 'Mettre en maintenance' }).click();
  await expect(question.getByText('Cette heure est passée.')).toBeVisible();
  await expect(question).not.toContainText('Vos autres modifications');
  await expectNoViolation(page);
  await question.getByRole('button', { name: 'Annuler' }).click();
  await expect(toggle).not.toBeChecked();
  await expect(saveButton(page)).toBeDisabled();
  expect(savedChanges).toEqual({});

  await toggle.click();
  await question.getByLabel('Fin de la maintenance').fill('2030-05-04T12:30');
  await question.getByRole('button', { name: 'Mettre en maintenance' }).click();
  await expect(page.getByText('Paramètres sauvegardés avec succès')).toBeVisible();
  expect(savedChanges).toEqual({
    maintenance_mode: true,
    maintenance_until: expect.stringMatching(/^2030-05-04T/),
  });
  await expect(toggle).toBeChecked();
  await expect(bar).toContainText('jusqu’au 04 mai 2030');
  await page.getByRole('navigation').getByRole('link', { name: 'Médias' }).click();
  await expect(bar).toBeVisible();
  await bar.locator('..').getByRole('link', { name: 'Voir les paramètres' }).click();
  await toggle.click();
  await saveButton(page).click();
  await expect(bar).toBeHidden();
  expect(savedChanges).toEqual({ maintenance_mode: false, maintenance_until: null });
});

test.describe('the public site', () => {
  test('loads changed settings once, when the page is idle', async ({ page }) => {
    const countRequests = countSettingsRequests(page);
    await mockPublishedSettings(page, {
      title: 'Maison Obouo',
      description: 'Une autre présentation.',
      phone: '+225 01 02 03 04 05',
      email: 'ecrire@exemple.com',
      address: '1 place du Marché, 75000 Paris, France',
      linkedin: 'https://www.linkedin.com/company/essai',
      twitter: '',
    });
    await page.goto('/');
    await waitForHydration(page);
    expect(countRequests()).toBe(0);
    await expect(page).toHaveTitle(/^Groupe Obouo/);

    await page.mouse.wheel(0, 300);
    await expect(page).toHaveTitle(/^Maison Obouo/);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      'Une autre présentation.',
    );
    await waitForHydration(page);
    const footer = page.locator('footer');
    await expect(footer.getByRole('link', { name: '+225 01 02 03 04 05' })).toHaveAttribute(
      'href',
      'tel:+2250102030405',
    );
    await expect(footer.getByRole('link', { name: 'ecrire@exemple.com' })).toBeVisible();
    await expect(footer).toContainText('1 place du Marché');
    await expect(footer.getByRole('link', { name: /LinkedIn/ })).toHaveAttribute('href', /company\/essai$/);
    await expect(footer.getByRole('link', { name: /Twitter/ })).toHaveCount(0);

    // no second request: src/site/api/public-settings.test.ts proves that settings are kept for five minutes
    await openPath(page, '/contact');
    await expect(page.locator('main').getByText('1 place du Marché, 75000 Paris, France')).toBeVisible();
    await expect(page.locator('main').getByText('1 place du Marché', { exact: true })).toBeVisible();
    await expect(page.locator('main').getByRole('link', { name: '+225 01 02 03 04 05' })).toBeVisible();
    await expect(page).toHaveTitle(/Maison Obouo$/);
    expect(countRequests()).toBe(1);
  });

  test('shows visitors a notice during maintenance, but not staff and /auth', async ({ page }) => {
    await mockPublishedSettings(page, { maintenance_mode: true });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/presse');
    await waitForHydration(page);
    await page.keyboard.press('Tab');
    const notice = page.getByRole('dialog', { name: 'Nous revenons très vite' });
    await expect(notice).toBeVisible();
    await expectNoViolation(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(notice).toBeVisible();
    await notice.getByRole('link', { name: 'Espace équipe' }).click();
    await expect(page).toHaveURL('/auth');
    await expect(page.getByRole('form', { name: 'Connexion' })).toBeVisible();
    await signInByRequest(page, getDemoEmail('contributor'));
    await openPath(page, '/presse');
    await expect(page.getByRole('heading', { level: 1, name: 'Nos nouvelles' })).toBeVisible();
    await page.keyboard.press('Shift');
    await expect(page.getByText('les visiteurs lisent un avis')).toBeVisible();
    await expect(notice).toBeHidden();
  });
});
