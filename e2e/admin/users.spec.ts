import type { Page } from '@playwright/test';
import { fetchTestAccountRoles, grantRole, signUpByRequest, type TestAccount } from '../support/accounts.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { getDemoEmail, signInByRequest } from '../support/staff.ts';
import { expect, openPath, test } from '../support/test.ts';
import { findToast } from '../support/toast.ts';
import { createUniqueWord } from '../support/unique-word.ts';

const userRow = (page: Page, account: TestAccount) =>
  page.getByRole('list', { name: 'Liste des utilisateurs' }).locator('> li', { hasText: account.name });

async function openAssignDialog(page: Page, account: TestAccount) {
  await page.getByRole('button', { name: `Assigner un rôle à ${account.name}` }).click();
  return page.getByRole('dialog', { name: 'Assigner un rôle' });
}

test('a super admin finds a person, gives a role and removes it', async ({ page, baseURL }) => {
  const account = await signUpByRequest(baseURL);
  await signInByRequest(page, getDemoEmail('super_admin'));
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { level: 1, name: 'Utilisateurs' })).toBeVisible();
  for (const label of ['Total utilisateurs', 'Administrateurs', 'Éditeurs', 'Actifs']) {
    await expect(page.getByRole('list', { name: 'Chiffres des comptes' }).getByText(label)).toBeVisible();
  }

  await page.getByLabel('Rechercher par nom').fill(`naima ${account.lastName.toUpperCase()}`);
  await expect(page.getByText('1 utilisateur(s) trouvé(s)')).toBeVisible();
  await expect(page).toHaveURL(/q=naima/);
  const row = userRow(page, account);
  await expect(row).toContainText(account.email);
  await expect(row).toContainText(account.id.slice(0, 8));
  await expect(row).not.toContainText(account.id);
  await expect(row).toContainText(/Inscrit le \d\d \p{L}+\.? \d{4}/u);

  const dialog = await openAssignDialog(page, account);
  const role = dialog.getByLabel('Rôle', { exact: true });
  const submit = dialog.getByRole('button', { name: 'Assigner', exact: true });
  expect((await role.locator('option').allInnerTexts()).slice(1, 6)).toEqual([
    'Contributeur',
    'Éditeur',
    'Administrateur',
    'Super Admin',
    'Modérateur',
  ]);
  await expect(submit).toBeDisabled();
  await role.selectOption('editor');
  await dialog.getByLabel('Utilisateur').selectOption('');
  await expect(submit).toBeDisabled();
  await dialog.getByLabel('Rechercher une personne').fill(account.lastName);
  await expect(dialog.getByLabel('Utilisateur').locator('option')).toHaveCount(2);
  await dialog.getByLabel('Utilisateur').selectOption(account.id);
  await submit.click();
  await expect(findToast(page, 'Rôle assigné avec succès')).toContainText('Succès');
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Éditeur');
  expect(await fetchTestAccountRoles(baseURL, account)).toEqual(['editor']);

  await openAssignDialog(page, account);
  await expect(role).toHaveValue('');
  await role.selectOption('editor');
  await submit.click();
  await expect(findToast(page, "L'utilisateur a déjà ce rôle")).toBeVisible();
  await dialog.getByRole('button', { name: 'Annuler' }).click();

  await row.getByRole('button', { name: /^Retirer le rôle Éditeur/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Êtes-vous sûr de vouloir retirer ce rôle ?' });
  await question.getByRole('button', { name: 'Annuler' }).click();
  expect(await fetchTestAccountRoles(baseURL, account)).toEqual(['editor']);
  await row.getByRole('button', { name: /^Retirer le rôle Éditeur/ }).click();
  await question.getByRole('button', { name: 'Retirer' }).click();
  await expect(findToast(page, 'Rôle retiré avec succès')).toBeVisible();
  await expect(row).toContainText('Aucun rôle');
  expect(await fetchTestAccountRoles(baseURL, account)).toEqual([]);
  const roleFilter = page.getByLabel('Rôle', { exact: true });
  await roleFilter.selectOption('editor');
  await expect(page.getByText('Aucun résultat pour cette recherche')).toBeVisible();
  await roleFilter.selectOption({ label: 'Sans rôle' });
  await expect(row).toBeVisible();
});

test('an admin sorts people, gives lower roles, reads why others are refused', async ({ page, baseURL }) => {
  const uniqueWord = createUniqueWord();
  const promotedAccount = await signUpByRequest(baseURL, `${uniqueWord} a`);
  await grantRole(baseURL, promotedAccount, 'editor');
  const account = await signUpByRequest(baseURL, `${uniqueWord} b`);
  await signInByRequest(page, getDemoEmail('admin'));
  const release = await holdRequests(page, '**/rest/v1/profiles?*');
  await page.goto(`/admin/users?q=${uniqueWord}`);
  await expect(page.getByText('Chargement...')).toBeVisible();
  release();
  const people = page.getByRole('list', { name: 'Liste des utilisateurs' }).locator('> li');
  await expect(people).toContainText([`${uniqueWord} b`, `${uniqueWord} a`]);
  await page.getByLabel('Tri').selectOption('name');
  await expect(people).toContainText([`${uniqueWord} a`, `${uniqueWord} b`]);

  // removing a role fails visibly when no row changes
  await userRow(page, promotedAccount)
    .getByRole('button', { name: /^Retirer le rôle Éditeur/ })
    .click();
  await grantRole(baseURL, promotedAccount, 'super_admin');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Retirer' }).click();
  await expect(findToast(page, 'Impossible de retirer le rôle').first()).toBeVisible();
  await expect(question.getByRole('alert')).toContainText('ont changé entre-temps');
  expect(await fetchTestAccountRoles(baseURL, promotedAccount)).toEqual(['editor', 'super_admin']);
  await question.getByRole('button', { name: 'Annuler' }).click();

  const dialog = await openAssignDialog(page, account);
  const role = dialog.getByLabel('Rôle', { exact: true });
  const submit = dialog.getByRole('button', { name: 'Assigner', exact: true });
  await role.selectOption('super_admin');
  await expect(dialog.getByRole('alert')).toContainText('seul un super admin l’attribue');
  await expect(submit).toBeDisabled();
  await role.selectOption('moderator');
  await submit.click();
  await expect(findToast(page, 'Rôle assigné avec succès')).toBeVisible();
  expect(await fetchTestAccountRoles(baseURL, account)).toEqual(['moderator']);

  // the screen shows outdated roles: the database refuses the change, and the screen says why
  await expect(userRow(page, account)).toContainText('Modérateur');
  // no late answer may show the role that is granted below before the press
  const releasePeople = await holdRequests(page, '**/rest/v1/profiles?*');
  await openAssignDialog(page, account);
  await role.selectOption('contributor');
  await grantRole(baseURL, account, 'super_admin');
  await submit.click();
  releasePeople();
  await expect(findToast(page, "Impossible d'assigner le rôle")).toContainText('Erreur');
  await expect(dialog.getByRole('alert')).toContainText(
    'Seul un super admin modifie le compte ou les rôles d’un super admin.',
  );
  await dialog.getByRole('button', { name: 'Annuler' }).click();

  // Playwright does not click an `aria-disabled` button, but people can: it explains the refusal
  await userRow(page, account)
    .getByRole('button', { name: /^Retirer le rôle Modérateur/ })
    .press('Enter');
  await expect(
    findToast(page, 'Impossible de retirer le rôle').filter({ hasText: 'd’un super admin' }),
  ).toBeVisible();
  expect(await fetchTestAccountRoles(baseURL, account)).toEqual(['moderator', 'super_admin']);

  // a person with three roles is one row, found by each role
  await grantRole(baseURL, account, 'admin');
  await openPath(page, `/admin/users?role=admin&q=${account.lastName}`);
  await expect(page.getByText('1 utilisateur(s) trouvé(s)')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Retirer le rôle/ })).toHaveCount(3);
  await expect(userRow(page, account)).toContainText(/Super Admin[\s\S]*Administrateur[\s\S]*Modérateur/);

  await openPath(page, '/admin/users?q=mensah');
  await page.getByRole('button', { name: 'Assigner un rôle à Kwame Mensah' }).press('Enter');
  await expect(findToast(page, 'Personne ne modifie ses propres rôles')).toBeVisible();
});
