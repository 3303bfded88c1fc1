import { grantRole, loadAccountRoles, signUpByRequest, type TestAccount } from '../support/accounts.ts';
import { expectNoOverflow } from '../support/axe.ts';
import { confirmAccountByMail, createSecretKeyClient } from '../support/backend.ts';
import { enrolSecondFactorByRequest } from '../support/second-factor.ts';
import { getDemoEmail, signInByRequest } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { findToast } from '../support/toast.ts';
import { createUniqueWord } from '../support/unique-word.ts';

test('an admin finds and sorts people, changes their roles, and resets a second factor', async ({
  page,
  baseURL,
}) => {
  const uniqueWord = createUniqueWord();
  // a long name and a long role must not widen the screen
  const colleague = await signUpByRequest(baseURL, `${uniqueWord} a ${'N'.repeat(80)}`);
  const longRole = {
    key: `role_${uniqueWord}`,
    label: `Responsable des relations avec la presse ${uniqueWord}`,
  };
  await createSecretKeyClient(baseURL).from('roles').insert(longRole);
  await grantRole(baseURL, colleague, longRole.key);
  await grantRole(baseURL, colleague, 'editor');
  const account = await signUpByRequest(baseURL, `${uniqueWord} b`);
  await confirmAccountByMail(baseURL, account.email);
  await enrolSecondFactorByRequest(baseURL, account.email);

  await signInByRequest(page, getDemoEmail('admin'));
  await page.goto(`/admin/users?q=${uniqueWord}`);
  await expect(page.getByRole('list', { name: 'Chiffres des comptes' })).toContainText(
    /Total utilisateurs.*Administrateurs.*Éditeurs.*Actifs/s,
  );
  const people = page.getByRole('list', { name: 'Liste des utilisateurs' }).locator('> li');
  const findRow = ({ lastName }: TestAccount) => people.filter({ hasText: lastName });
  await expect(people).toContainText([`${uniqueWord} b`, `${uniqueWord} a`]);
  await page.getByLabel('Tri').selectOption('name');
  await expect(people).toContainText([`${uniqueWord} a`, `${uniqueWord} b`]);
  await expect(findRow(colleague)).toContainText(longRole.label);
  const desktopSize = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await page.setViewportSize(desktopSize);

  // the filter finds a person who also has another role
  const roleFilter = page.getByLabel('Rôle', { exact: true });
  await roleFilter.selectOption('editor');
  await expect(page.getByText('1 utilisateur(s) trouvé(s)')).toBeVisible();
  await expect(findRow(colleague)).toBeVisible();
  await roleFilter.selectOption({ label: 'Sans rôle' });
  await expect(findRow(account)).toBeVisible();
  await expect(people).toHaveCount(1);
  await roleFilter.selectOption('');
  await expect(people).toHaveCount(2);

  // the colleague becomes super admin meanwhile: row security refuses the removal, and the dialog says so
  await findRow(colleague)
    .getByRole('button', { name: /^Retirer le rôle Éditeur/ })
    .click();
  await grantRole(baseURL, colleague, 'super_admin');
  const question = page.getByRole('alertdialog', { name: 'Êtes-vous sûr de vouloir retirer ce rôle ?' });
  await question.getByRole('button', { name: 'Retirer' }).click();
  await expect(findToast(page, 'Impossible de retirer le rôle').first()).toBeVisible();
  await expect(question.getByRole('alert')).toContainText('ont changé entre-temps');
  expect(await loadAccountRoles(baseURL, colleague)).toEqual(['editor', longRole.key, 'super_admin']);
  await question.getByRole('button', { name: 'Annuler' }).click();

  await page.getByLabel('Rechercher par nom').fill(`${account.lastName.toUpperCase()} ${uniqueWord}`);
  await expect(page).toHaveURL(new RegExp(account.lastName, 'i'));
  await expect(people).toHaveCount(1);
  const row = findRow(account);
  await expect(row).toContainText(account.email);
  await expect(row).toContainText(/Inscrit le \d\d \p{L}+\.? \d{4}/u);
  await row.getByRole('button', { name: /^Assigner un rôle/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Assigner un rôle' });
  await dialog.getByLabel('Rôle', { exact: true }).selectOption('editor');
  const personField = dialog.getByLabel('Utilisateur');
  await personField.selectOption('');
  const submit = dialog.getByRole('button', { name: 'Assigner', exact: true });
  await expect(submit).toBeDisabled();
  await personField.selectOption(account.id);
  await submit.click();
  await expect(findToast(page, 'Rôle assigné avec succès')).toContainText('Succès');
  await expect(dialog).toBeHidden();
  expect(await loadAccountRoles(baseURL, account)).toEqual(['editor']);
  await row.getByRole('button', { name: /^Retirer le rôle Éditeur/ }).click();
  await question.getByRole('button', { name: 'Retirer' }).click();
  await expect(findToast(page, 'Rôle retiré avec succès')).toBeVisible();
  await expect(row).toContainText('Aucun rôle');
  expect(await loadAccountRoles(baseURL, account)).toEqual([]);

  await row.getByRole('button', { name: /^Gérer le compte/ }).click();
  const accountDialog = page.getByRole('dialog', { name: `Compte\u00a0: ${account.name}` });
  await expect(accountDialog.getByText('activée', { exact: true })).toBeVisible();
  await accountDialog.getByRole('button', { name: 'Réinitialiser la double authentification' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Réinitialiser' }).click();
  await expect(findToast(page, 'Double authentification réinitialisée')).toBeVisible();
  await expect(accountDialog.getByText('non activée')).toBeVisible();
});
