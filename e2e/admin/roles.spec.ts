import type { Page } from '@playwright/test';
import { grantRole, removeAllRoles, signUpByRequest } from '../support/accounts.ts';
import { createSecretKeyClient } from '../support/backend.ts';
import { getDemoEmail, signInByRequest } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { findToast } from '../support/toast.ts';
import { createUniqueWord } from '../support/unique-word.ts';

const roleCard = (page: Page, label: string) =>
  page
    .getByRole('list', { name: 'Liste des rôles' })
    .locator('> li')
    .filter({ has: page.getByRole('heading', { level: 2, name: label, exact: true }) });

async function loadPermissions(baseURL: string | undefined, role: string) {
  const { data } = await createSecretKeyClient(baseURL)
    .from('role_permissions')
    .select('permission')
    .eq('role', role);
  return (data ?? []).map(({ permission }) => permission).sort();
}

const saveButton = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' });

test('built-in roles show their permissions; a role is created, given and deleted', async ({
  page,
  baseURL,
}) => {
  await signInByRequest(page, getDemoEmail('super_admin'));
  await page.goto('/admin/roles');
  const roleHeadings = page.getByRole('list', { name: 'Liste des rôles' }).getByRole('heading', { level: 2 });
  await expect(roleHeadings.first()).toBeVisible();
  expect((await roleHeadings.allInnerTexts()).slice(0, 5)).toEqual([
    'Super Admin',
    'Administrateur',
    'Éditeur',
    'Modérateur',
    'Contributeur',
  ]);
  for (const [label, codes] of [
    ['Administrateur', ['content_manage', 'user_manage', 'media_manage']],
    ['Éditeur', ['content_create', 'content_edit', 'media_upload']],
    ['Modérateur', ['content_moderate', 'comment_manage']],
  ] as const) {
    for (const code of codes) await expect(roleCard(page, label)).toContainText(code);
    await expect(roleCard(page, label)).toContainText(/\d+ utilisateur/);
  }
  await expect(page.getByRole('button', { name: 'Supprimer le rôle Super Admin' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Supprimer le rôle Éditeur' }).click();
  await expect(page.getByRole('dialog', { name: 'Ce rôle ne se supprime pas' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Modifier le rôle Super Admin' }).click();
  await expect(page.getByRole('switch', { name: 'Toutes les permissions' })).toBeDisabled();
  await page.keyboard.press('Escape');

  const uniqueWord = createUniqueWord();
  const [label, key] = [`Pigiste ${uniqueWord}`, `pigiste_${uniqueWord}`];
  const holder = await signUpByRequest(baseURL);
  await page.getByRole('button', { name: 'Nouveau rôle' }).click();
  // in a dialog taller than the window, the buttons stay at the lower edge of the window
  await expect
    .poll(() => saveButton(page).evaluate((button) => innerHeight - button.getBoundingClientRect().bottom))
    .toBeLessThan(20);
  await saveButton(page).click();
  await expect(page.getByLabel('Nom')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Nom').fill(label);
  await page.getByLabel('Description').fill('Écrit de temps en temps');
  await page.getByRole('switch', { name: 'Rédiger des brouillons' }).check();
  await page.getByRole('switch', { name: 'Ajouter des médias' }).check();
  const formPermissions = page.getByRole('group', { name: 'Formulaires reçus' });
  await expect(formPermissions.getByRole('switch')).toHaveCount(4);
  await formPermissions.getByRole('switch', { name: 'Traiter les contacts presse' }).check();
  await saveButton(page).click();
  await expect(findToast(page, 'Rôle créé avec succès')).toBeVisible();
  await expect(roleCard(page, label)).toContainText('0 utilisateur');
  expect(await loadPermissions(baseURL, key)).toEqual(['content_draft', 'forms_press', 'media_upload']);

  await page.getByRole('button', { name: `Modifier le rôle ${label}` }).click();
  await page.getByRole('switch', { name: 'Ajouter des médias' }).uncheck();
  await page.getByRole('switch', { name: 'Modérer les contenus' }).check();
  await saveButton(page).click();
  await expect(findToast(page, 'Rôle mis à jour avec succès')).toBeVisible();
  await expect(roleCard(page, label)).toContainText('content_moderate');
  expect(await loadPermissions(baseURL, key)).toEqual(['content_draft', 'content_moderate', 'forms_press']);

  await page.getByRole('button', { name: `Supprimer le rôle ${label}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Êtes-vous sûr de vouloir supprimer ce rôle ?' });
  await expect(question).toBeVisible();
  await grantRole(baseURL, holder, key);
  await question.getByRole('button', { name: 'Supprimer' }).click();
  await expect(findToast(page, 'Impossible de supprimer le rôle')).toBeVisible();
  const blockedDialog = page.getByRole('dialog', { name: 'Ce rôle ne se supprime pas' });
  await expect(blockedDialog).toContainText('portent encore ce rôle');
  await blockedDialog.getByRole('link', { name: 'Voir ces personnes' }).click();
  await expect(page.getByText(holder.email)).toBeVisible();

  await removeAllRoles(baseURL, holder);
  await page.getByRole('link', { name: 'Rôles' }).click();
  await expect(roleCard(page, label)).toContainText('0 utilisateur');
  await page.getByRole('button', { name: `Supprimer le rôle ${label}` }).click();
  await question.getByRole('button', { name: 'Supprimer' }).click();
  await expect(findToast(page, 'Rôle supprimé avec succès')).toBeVisible();
  await expect(roleCard(page, label)).toHaveCount(0);
});

test('in forced colours, a switch is a native checkbox that shows its state', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signInByRequest(page, getDemoEmail('super_admin'));
  await page.goto('/admin/roles');
  await page.getByRole('button', { name: 'Nouveau rôle' }).click();
  // with forced colours, browsers remove the background colours that usually show the state
  const permission = page.getByRole('switch', { name: 'Rédiger des brouillons' });
  await expect(permission).toHaveCSS('appearance', 'auto');
  await expect(permission.locator('+ span')).toBeHidden();
});
