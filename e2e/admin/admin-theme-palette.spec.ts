import type { Page } from '@playwright/test';
import { ADMIN_BACKGROUND_COLORS, expectNoViolation } from '../support/axe.ts';
import { insertContent } from '../support/content.ts';
import { getDemoEmail, signInToDashboard } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { createUniqueWord } from '../support/unique-word.ts';

test.use({ expectedLogs: [/^query:/] });

const readBackground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const { light: LIGHT_BACKGROUND, dark: DARK_BACKGROUND } = ADMIN_BACKGROUND_COLORS;

const CONTENT_SEARCHES = '**/rest/v1/rpc/search_content*';
const palette = (page: Page) => page.getByRole('dialog', { name: 'Palette de commandes' });
const field = (page: Page) =>
  palette(page).getByRole('combobox', { name: 'Écran, action ou titre d’un contenu' });

test.describe('on a device that prefers light', () => {
  test.use({ colorScheme: 'light' });

  test('the theme follows the device, then the choice, from the first paint on', async ({ page }) => {
    await page.goto('/auth');
    await expect.poll(() => readBackground(page)).toBe(LIGHT_BACKGROUND);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => readBackground(page)).toBe(DARK_BACKGROUND);
    await page.emulateMedia({ colorScheme: 'light' });

    await signInToDashboard(page, getDemoEmail('editor'));
    await page.getByRole('button', { name: 'Thème\u00a0: Système' }).click();
    await expectNoViolation(page);
    await page.getByRole('radio', { name: 'Système' }).press('ArrowUp');
    await expect(page.getByRole('radio', { name: 'Sombre' })).toBeChecked();
    await expect.poll(() => readBackground(page)).toBe(DARK_BACKGROUND);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Thème\u00a0: Sombre' })).toBeFocused();

    // only the HTML loads: the shell has the right background before its scripts and styles
    await page.route('**', (route) =>
      route.request().isNavigationRequest() ? route.fallback() : route.abort(),
    );
    await page.reload({ waitUntil: 'load' });
    expect(await readBackground(page)).toBe(DARK_BACKGROUND);
    await page.unroute('**');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
    expect(await readBackground(page)).toBe(DARK_BACKGROUND);

    // the theme of the back office does not change the site, whose background is always dark
    await page.evaluate(() => localStorage.setItem('obouo.theme', 'light'));
    await page.goto('/');
    expect(await readBackground(page)).toBe(DARK_BACKGROUND);
  });
});

test('the palette finds contents and screens; « ? » lists the shortcuts', async ({ page, baseURL }) => {
  const { id, title } = await insertContent(baseURL, { title: `Palette ${createUniqueWord()}` });
  await signInToDashboard(page, getDemoEmail('editor'));
  await page.keyboard.press('Control+k');
  await field(page).fill(title.toUpperCase());
  const option = palette(page).getByRole('option', { name: title });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expectNoViolation(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/content/${id}`));
  await expect(page.getByRole('textbox', { name: 'Titre', exact: true })).toHaveValue(title);

  await page.keyboard.press('Control+k');
  await field(page).fill('zzzz introuvable');
  await expect(palette(page).getByText('Rien ne correspond à cette recherche.')).toBeVisible();

  await page.route(CONTENT_SEARCHES, (route) => route.fulfill({ status: 403, body: '{}' }));
  await field(page).fill('tableau');
  await expect(
    palette(page).getByText('Une partie de la recherche n’a pas abouti. Réessayez.'),
  ).toBeVisible();
  await expect(palette(page).getByRole('option', { name: 'Tableau de bord' })).toBeVisible();
  await page.unroute(CONTENT_SEARCHES);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();

  const shortcutsDialog = page.getByRole('dialog', { name: 'Raccourcis clavier' });
  await page.keyboard.press('?');
  await expect(shortcutsDialog).toBeVisible();
  await expect(shortcutsDialog.getByText('Ouvrir la palette de commandes')).toBeVisible();
  await expectNoViolation(page);
  await shortcutsDialog
    .getByRole('checkbox', { name: 'La touche « ? » seule affiche cette liste' })
    .uncheck();
  await page.keyboard.press('Escape');
  await expect(shortcutsDialog).toBeHidden();
  const opener = page.getByRole('button', { name: 'Rechercher ou aller à…' });
  await opener.focus();
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(shortcutsDialog).toBeHidden();

  // with the key off, the palette still finds the list of shortcuts by its name
  await field(page).fill('raccourcis');
  await page.keyboard.press('Enter');
  await shortcutsDialog.getByRole('checkbox').check();
  await page.keyboard.press('Escape');

  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Control+k');
  await field(page).fill('CONTENU');
  await expect(palette(page).getByRole('option', { name: 'Contenu', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/content');
  await expect(page.getByRole('heading', { level: 1, name: 'Contenu' })).toBeFocused();

  await page.keyboard.press('Control+k');
  await field(page).fill('theme clair');
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeHidden();
  await expect.poll(() => readBackground(page)).toBe(LIGHT_BACKGROUND);

  await page.keyboard.press('Control+k');
  await field(page).fill('nouveau');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/content\/nouveau/);
  // the palette also works in the editor, and asks before it leaves an unsaved text
  await page.getByRole('textbox', { name: 'Titre', exact: true }).pressSequentially('Pourquoi ?');
  await expect(shortcutsDialog).toBeHidden();
  await page.keyboard.press('Control+k');
  await field(page).fill('deconnexion');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Quitter sans enregistrer ?' })).toBeVisible();
  // the palette stays closed while a question is open
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeHidden();
  await page.getByRole('button', { name: 'Continuer la rédaction' }).click();
  await expect(page.getByRole('textbox', { name: 'Titre', exact: true })).toHaveValue('Pourquoi ?');
});
