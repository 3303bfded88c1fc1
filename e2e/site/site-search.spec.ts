import type { Page } from '@playwright/test';
import { expectNoOverflow, expectNoViolation } from '../support/axe.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, test, waitForHydration } from '../support/test.ts';

const SEARCH_LABEL = 'Rechercher sur le site';
const INDEX_ADDRESS = '**/recherche.json';

const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: SEARCH_LABEL });
const dialog = (page: Page) => page.getByRole('dialog', { name: SEARCH_LABEL });
const field = (page: Page) => dialog(page).getByRole('searchbox', { name: SEARCH_LABEL });
const results = (page: Page) => dialog(page).getByRole('list', { name: 'Résultats' }).getByRole('link');
const status = (page: Page) => dialog(page).getByRole('status');

test('an early press opens the search; keys choose results; a box disables the key', async ({ page }) => {
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  const release = await holdRequests(page, '**/assets/site-*.js');
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await opener(page).click();
  await expect(opener(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(field(page)).toBeFocused();
  await expect.poll(() => requestedUrls.some((url) => url.endsWith('recherche.json'))).toBe(true);
  // an empty search shows suggestions
  await expect(dialog(page).getByRole('link')).toHaveCount(6);

  await page.setViewportSize({ width: 320, height: 800 });
  for (const query of ['z'.repeat(200), 'abonnements']) {
    await field(page).fill(query);
    await expect(status(page)).toHaveText(/résultat/);
    await expectNoOverflow(page);
  }
  await expectNoViolation(page);
  await page.setViewportSize({ width: 1440, height: 800 });

  await expect(status(page)).toHaveText(/^\d+ résultats$/);
  await page.keyboard.press('Enter');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();

  await page.getByLabel('Sujet').focus();
  await page.keyboard.type('et/ou');
  await expect(page.getByLabel('Sujet')).toHaveValue('et/ou');
  await opener(page).focus();
  await page.keyboard.press('Control+/');
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('/');
  await expect(field(page)).toHaveValue('abonnements');
  await page.keyboard.type('investisseurs');
  await expect(field(page)).toHaveValue('investisseurs');
  await expect(results(page).first()).toContainText('Investisseurs');
  await page.keyboard.press('ArrowDown');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/investisseurs/);
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  // the / key can be switched off
  await page.keyboard.press('/');
  const box = dialog(page).getByRole('checkbox', { name: 'Ouvrir avec la touche /' });
  await box.uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(dialog(page)).toBeHidden();
  await opener(page).click();
  await expect(box).not.toBeChecked();
  await box.check();
  await page.keyboard.press('Escape');

  // the shortcut does not open the search behind an open dialog
  await page.getByRole('banner').getByRole('button', { name: 'Télécharger l’App' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Télécharger Obouo Play');
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('a failed index is loaded again, and results open their page at the section', async ({ page }) => {
  await page.route(INDEX_ADDRESS, (route) => route.abort());
  await page.goto('/contact');
  await waitForHydration(page);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('abonnements');
  await expect(dialog(page).getByRole('alert')).toContainText('La recherche n’a pas pu être chargée');
  await page.unroute(INDEX_ADDRESS);
  const release = await holdRequests(page, INDEX_ADDRESS);
  await dialog(page).getByRole('button', { name: 'Réessayer' }).click();
  await field(page).focus();
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('Chargement de la recherche…');
  await expect(field(page)).toBeFocused();
  release();
  await expect(results(page).first()).toBeFocused();

  // a search that finds nothing offers two links
  await field(page).fill('zzqqxx');
  await expect(status(page)).toHaveText('Aucun résultat pour «\u00a0zzqqxx\u00a0»');
  await expect(dialog(page).getByRole('link')).toHaveText(['Centre d’aide', 'Nous contacter']);

  const openResult = async (query: string, typeLabel: string, title: string | RegExp) => {
    if (await dialog(page).isHidden()) await opener(page).click();
    await field(page).fill(query);
    const result = dialog(page)
      .getByRole('listitem')
      .filter({ hasText: typeLabel })
      .getByRole('link', { name: title });
    await result.first().click();
    await expect(dialog(page)).toBeHidden();
  };

  // a text about one channel opens the panel of this channel
  await openResult('tablée', 'Page', 'Nos chaînes et leur programme du soir');
  await expect(page.getByRole('heading', { level: 2, name: 'Marmite Channel', exact: true })).toBeVisible();
  await expect(page.locator('#marmite-titre')).toBeInViewport();

  // a search with a typing mistake finds the section
  await openResult('conservatoin des donnees', 'Informations légales', 'Politique de confidentialité');
  await expect(page).toHaveURL('/politique-confidentialite#conservation');
  await expect(page.locator('#conservation-titre')).toBeInViewport();

  await openResult('mot de passe', 'Aide', 'J’ai oublié mon mot de passe, comment me reconnecter ?');
  await expect(page.locator('details[open]')).toHaveCount(1);
  await expect(page.getByText('Sur l’écran de connexion de l’application')).toBeInViewport();
  // a result leads to another section of the same page
  await openResult('hors ligne', 'Aide', 'Comment regarder un programme hors ligne ?');
  await expect(page.getByText('Vous le retrouvez ensuite sans connexion')).toBeInViewport();

  await openResult('StarTimes', 'Presse', /StarTimes/);
  await expect(page).toHaveURL(/\/presse\/accord-strategique-startimes/);
});
