import type { Page } from '@playwright/test';
import { grantRole, signInWithNewAccount, signUpByRequest } from '../support/accounts.ts';
import { expectNoOverflow } from '../support/axe.ts';
import { createSecretKeyClient } from '../support/backend.ts';
import { getDemoEmail, signInByRequest } from '../support/staff.ts';
import { ANY_LOG, expect, openPath, test } from '../support/test.ts';
import { findToast } from '../support/toast.ts';
import { createUniqueWord } from '../support/unique-word.ts';

const createLabel = () => `Pigiste ${createUniqueWord()}`;
const toRoleKey = (label: string) => label.toLowerCase().replace(' ', '_');
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

async function openNewRoleDialog(page: Page) {
  await openPath(page, '/admin/roles');
  await page.getByRole('button', { name: 'Nouveau rôle' }).click();
  return page.getByRole('dialog', { name: 'Nouveau rôle' });
}

const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();

test('the specified roles show their permissions; a role is created, given and deleted', async ({
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

  const label = createLabel();
  const key = toRoleKey(label);
  const holder = await signUpByRequest(baseURL);
  await page.getByRole('button', { name: 'Nouveau rôle' }).click();
  await save(page);
  await expect(page.getByLabel('Nom')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Nom').fill(label);
  await page.getByLabel('Description').fill('Écrit de temps en temps');
  await page.getByRole('switch', { name: 'Rédiger des brouillons' }).check();
  await page.getByRole('switch', { name: 'Ajouter des médias' }).check();
  const formPermissions = page.getByRole('group', { name: 'Formulaires reçus' });
  await expect(formPermissions.getByRole('switch')).toHaveCount(4);
  await formPermissions.getByRole('switch', { name: 'Traiter les contacts presse' }).check();
  await save(page);
  await expect(findToast(page, 'Rôle créé avec succès')).toBeVisible();
  await expect(roleCard(page, label)).toContainText('0 utilisateur');
  expect(await loadPermissions(baseURL, key)).toEqual(['content_draft', 'forms_press', 'media_upload']);

  await page.getByRole('button', { name: `Modifier le rôle ${label}` }).click();
  await page.getByRole('switch', { name: 'Ajouter des médias' }).uncheck();
  await page.getByRole('switch', { name: 'Modérer les contenus' }).check();
  await save(page);
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
  await page.getByRole('button', { name: new RegExp(`^Retirer le rôle ${label}`) }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer' }).click();
  await expect(findToast(page, 'Rôle retiré avec succès')).toBeVisible();

  await page.getByRole('link', { name: 'Rôles' }).click();
  await expect(roleCard(page, label)).toContainText('0 utilisateur');
  await page.getByRole('button', { name: `Supprimer le rôle ${label}` }).click();
  await question.getByRole('button', { name: 'Supprimer' }).click();
  await expect(findToast(page, 'Rôle supprimé avec succès')).toBeVisible();
  await expect(roleCard(page, label)).toHaveCount(0);

  const { data } = await createSecretKeyClient(baseURL)
    .from('activity_log')
    .select('action, actor_name')
    .eq('type', 'role')
    .eq('target_label', label)
    .order('created_at');
  // giving the role to a person and taking it away are updates too
  expect(data?.map(({ action }) => action)).toEqual(['create', 'update', 'update', 'update', 'delete']);
});

test('long names of roles and people do not widen the screen', async ({ page, baseURL }) => {
  const label = `Responsable des relations avec la presse ${createUniqueWord()}`;
  const key = toRoleKey(createLabel());
  const database = createSecretKeyClient(baseURL);
  await database.from('roles').insert({ key, label });
  const account = await signInWithNewAccount(page, baseURL, 'super_admin');
  await grantRole(baseURL, account, key);
  await database
    .from('profiles')
    .update({ first_name: 'N'.repeat(100) })
    .eq('id', account.id);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/users?q=${account.lastName}`);
  await expect(page.getByRole('button', { name: `Retirer le rôle ${label}` })).toBeVisible();
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 800, height: 900 });
  await openPath(page, '/admin');
  await expect(page.getByText(/^Bonjour N{100}/)).toBeVisible();
  await expectNoOverflow(page);
});

test.describe('failures, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, expectedLogs: [ANY_LOG] });

  test('a failed save keeps the form, and no save overwrites a colleague’s', async ({
    page,
    context,
    baseURL,
  }) => {
    const [label, otherLabel] = [createLabel(), createLabel()];
    const roles = () => createSecretKeyClient(baseURL).from('roles');
    await roles().insert({ key: toRoleKey(otherLabel), label: otherLabel });
    await signInByRequest(page, getDemoEmail('super_admin'));
    const dialog = await openNewRoleDialog(page);
    await dialog.getByLabel('Nom').fill(label);
    await dialog.getByRole('switch', { name: 'Ajouter des médias' }).check();
    await page.route('**/rest/v1/rpc/save_role?*', (route) => route.fulfill({ status: 500, body: '{}' }));
    await save(page);
    await expect(findToast(page, 'Impossible d’enregistrer le rôle')).toBeVisible();
    await expect(dialog.getByLabel('Nom')).toHaveValue(label);
    await page.unroute('**/rest/v1/rpc/save_role?*');
    await context.setOffline(true);
    await save(page);
    await expect(dialog.getByRole('alert')).toContainText('réseau');
    await context.setOffline(false);
    await save(page);
    await expect(findToast(page, 'Rôle créé avec succès')).toBeVisible();
    expect(await loadPermissions(baseURL, toRoleKey(label))).toEqual(['media_upload']);

    await openNewRoleDialog(page);
    await dialog.getByLabel('Nom').fill(label);
    await save(page);
    await expect(dialog.getByText('Un rôle porte déjà ce nom.')).toBeVisible();
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Abandonner votre saisie ?' });
    await question.getByRole('button', { name: 'Continuer' }).click();
    await expect(dialog.getByLabel('Nom')).toHaveValue(label);
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Abandonner' }).click();
    await expect(dialog).toBeHidden();
    await expectNoOverflow(page);
    await roles().delete().eq('key', toRoleKey(label));

    // a role that a colleague saved meanwhile is not overwritten, and the dialog says so
    await page.getByRole('button', { name: `Modifier le rôle ${otherLabel}` }).click();
    const editDialog = page.getByRole('dialog', { name: 'Modifier le rôle' });
    await editDialog.getByRole('switch', { name: 'Gérer les utilisateurs' }).check();
    await roles().update({ description: 'Du collègue' }).eq('key', toRoleKey(otherLabel));
    await save(page);
    await expect(editDialog.getByRole('alert')).toContainText('a modifié ce rôle entre-temps');
    expect(await loadPermissions(baseURL, toRoleKey(otherLabel))).toEqual([]);
    await editDialog.getByRole('button', { name: 'Annuler' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Abandonner' }).click();
    await page.getByRole('button', { name: `Modifier le rôle ${otherLabel}` }).click();
    await expect(editDialog.getByLabel('Description')).toHaveValue('Du collègue');
    await editDialog.getByRole('switch', { name: 'Gérer les utilisateurs' }).check();
    await save(page);
    await expect(findToast(page, 'Rôle mis à jour avec succès')).toBeVisible();
    expect(await loadPermissions(baseURL, toRoleKey(otherLabel))).toEqual(['user_manage']);
    await roles().delete().eq('key', toRoleKey(otherLabel));
  });
});
