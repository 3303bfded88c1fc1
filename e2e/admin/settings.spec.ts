import type { Page } from '@playwright/test';
import type { TablesUpdate } from '../../src/types/database.ts';
import { expectNoViolation } from '../support/axe.ts';
import { createSecretKeyClient } from '../support/backend.ts';
import { getDemoEmail, signInByRequest } from '../support/staff.ts';
import { expect, openPath, test, waitForHydration } from '../support/test.ts';
import { createUniqueWord } from '../support/unique-word.ts';

// All tests share the settings row: each one restores its changes, and uses fields that no other test reads.
const saveButton = (page: Page) => page.getByRole('button', { name: 'Sauvegarder' });

/** Mocks changed settings for this page only. The stored ones stay. */
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

test('an admin saves only changed fields; refusals and leaving keep typed values', async ({
  page,
  context,
  baseURL,
}) => {
  const database = createSecretKeyClient(baseURL);
  await signInByRequest(page, getDemoEmail('admin'));
  await page.goto('/admin/settings');
  await expect(page.getByLabel('Titre du site')).toHaveValue('Groupe Obouo');
  await expect(page.getByLabel('Téléphone')).toHaveValue(/^\+225/);
  await expect(page.getByRole('switch', { name: 'Mode maintenance' })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Commentaires publics' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Inscription ouverte' })).not.toBeChecked();
  await expect(saveButton(page)).toBeDisabled();

  const network = `https://www.youtube.com/@essai-${createUniqueWord()}`;
  await page.getByLabel('YouTube').fill('pas une adresse');
  await saveButton(page).click();
  await expect(page.getByText('Entrez une adresse complète')).toBeVisible();
  await page.getByLabel('YouTube').fill(network);
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === 'PATCH'),
    page.keyboard.press('Control+s'),
  ]);
  expect(request.postDataJSON()).toEqual({ youtube: network });
  await expect(page.getByText('Paramètres sauvegardés avec succès')).toBeVisible();
  await expect(saveButton(page)).toBeDisabled();
  expect((await database.from('site_settings').select('youtube').single()).data).toEqual({
    youtube: network,
  });
  const { data: lines } = await database
    .from('activity_log')
    .select('actor_name, details')
    .eq('type', 'settings')
    // tests of other settings run at the same time
    .eq('details->changes->youtube->>1', network);
  expect(lines).toEqual([
    {
      actor_name: 'Kwame Mensah',
      details: { changes: { youtube: [expect.any(String), network] } },
    },
  ]);
  await database.from('site_settings').update({ youtube: 'https://www.youtube.com/' }).eq('id', true);

  // leaving asks first; a refusal and a lost network keep typed values
  await page.getByLabel('Adresse').fill('Une autre adresse');
  await expect(page.getByText('Modifications non enregistrées')).toBeVisible();

  await context.setOffline(true);
  await saveButton(page).click();
  await expect(page.getByText('Impossible de sauvegarder les paramètres')).toBeVisible();
  await expect(page.getByLabel('Adresse')).toHaveValue('Une autre adresse');
  await context.setOffline(false);

  // Row security refuses by changing zero rows, which must not look like a success.
  await page.route('**/rest/v1/site_settings?*', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({
          status: 406,
          contentType: 'application/json',
          body: '{"code":"PGRST116","message":"no row"}',
        })
      : route.continue(),
  );
  await saveButton(page).click();
  await expect(page.getByText('Élément introuvable, ou non autorisé').first()).toBeVisible();
  await expect(page.getByLabel('Adresse')).toHaveValue('Une autre adresse');

  await page.getByRole('link', { name: 'Tableau de bord' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Continuer la rédaction' }).click();
  await expect(page.getByLabel('Adresse')).toHaveValue('Une autre adresse');
  await page.getByRole('button', { name: 'Annuler les modifications' }).click();
  await page.getByRole('link', { name: 'Tableau de bord' }).click();
  await expect(page).toHaveURL('/admin');
});

test('a colleague’s change of another setting stays, and one of the same setting asks', async ({
  page,
  baseURL,
}) => {
  const database = createSecretKeyClient(baseURL);
  const saveAsColleague = (changes: TablesUpdate<'site_settings'>) =>
    database.from('site_settings').update(changes).eq('id', true).throwOnError();
  const readFacebook = async () =>
    (await database.from('site_settings').select('facebook').single()).data?.facebook;
  const word = createUniqueWord();
  await signInByRequest(page, getDemoEmail('admin'));
  await page.goto('/admin/settings');
  const facebook = page.getByLabel('Facebook');
  await expect(facebook).toHaveValue('https://www.facebook.com/');

  await saveAsColleague({ linkedin: `https://www.linkedin.com/${word}` });
  await facebook.fill(`https://www.facebook.com/${word}`);
  await saveButton(page).click();
  await expect(page.getByText('Paramètres sauvegardés avec succès')).toBeVisible();
  await expect(page.getByLabel('LinkedIn')).toHaveValue(`https://www.linkedin.com/${word}`);

  await saveAsColleague({ facebook: 'https://www.facebook.com/', linkedin: 'https://www.linkedin.com/' });
  await facebook.fill(`https://www.facebook.com/${word}-2`);
  await saveButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Ce contenu a changé entre-temps' });
  await dialog.getByRole('button', { name: 'Comparer' }).click();
  await expect(dialog.getByText(`${word}-2`).first()).toBeVisible();
  await expectNoViolation(page);
  expect(await readFacebook()).toBe('https://www.facebook.com/');
  await dialog.getByRole('button', { name: 'Enregistrer ma version quand même' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('LinkedIn')).toHaveValue('https://www.linkedin.com/');
  expect(await readFacebook()).toBe(`https://www.facebook.com/${word}-2`);
  await saveAsColleague({ facebook: 'https://www.facebook.com/' });
});

test('maintenance asks before it starts, has an end, and shows on every screen', async ({ page }) => {
  await signInByRequest(page, getDemoEmail('admin'));
  // All tests share the site, so the answers of this page are replaced.
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
  await page.goto('/admin');
  await page.getByRole('navigation').getByRole('link', { name: 'Paramètres' }).click();
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
  await expectNoViolation(page);

  await bar.locator('..').getByRole('link', { name: 'Voir les paramètres' }).click();
  await toggle.click();
  await saveButton(page).click();
  await expect(bar).toBeHidden();
  expect(savedChanges).toEqual({ maintenance_mode: false, maintenance_until: null });
});

test.describe('the public site', () => {
  test('loads changed settings once, at the first interaction', async ({ page }) => {
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

    // src/site/api/public-settings.test.ts proves that they are kept for five minutes
    await openPath(page, '/contact');
    await expect(page.locator('main').getByText('1 place du Marché, 75000 Paris, France')).toBeVisible();
    await expect(page.locator('main').getByText('1 place du Marché', { exact: true })).toBeVisible();
    await expect(page.locator('main').getByRole('link', { name: '+225 01 02 03 04 05' })).toBeVisible();
    await expect(page).toHaveTitle(/Maison Obouo$/);
    expect(countRequests()).toBe(1);
  });

  test('shows visitors a notice during maintenance, but not staff and /auth', async ({ page }) => {
    await mockPublishedSettings(page, { maintenance_mode: true });
    await page.goto('/presse');
    await waitForHydration(page);
    await page.keyboard.press('Tab');
    const notice = page.getByRole('dialog', { name: 'Nous revenons très vite' });
    await expect(notice).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoViolation(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(notice).toBeVisible();
    await notice.getByRole('link', { name: 'Espace équipe' }).click();
    await expect(page).toHaveURL('/auth');
    await signInByRequest(page, getDemoEmail('contributor'));
    await page.goto('/presse');
    await waitForHydration(page);
    await page.mouse.wheel(0, 200);
    await page.mouse.wheel(0, 200);
    await waitForHydration(page);
    await expect(notice).toBeHidden();
    await expect(page.getByText('les visiteurs lisent un avis')).toBeVisible();
    await expectNoViolation(page);
  });

  test('a maintenance is over at its end', async ({ page }) => {
    await page.clock.install();
    const end = new Date(Date.now() + 3_600_000).toISOString();
    await mockPublishedSettings(page, { maintenance_mode: true, maintenance_until: end });
    await page.goto('/presse');
    await waitForHydration(page);
    await page.keyboard.press('Tab');
    const notice = page.getByRole('dialog', { name: 'Nous revenons très vite' });
    await expect(notice).toContainText('Retour prévu le');
    const loadPromise = page.waitForEvent('load');
    await page.clock.fastForward('01:00:01');
    await loadPromise;
    await waitForHydration(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice).toBeHidden();
    // the page may still ask for the settings
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
