import { removeAllRoles, signInWithNewAccount } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';
import { createUniqueWord } from '../support/unique-word.ts';

test.use({ expectedLogs: [/^(query|mutation):/] });

test('a save after the loss of the role is refused and keeps the text', async ({ page, baseURL }) => {
  const account = await signInWithNewAccount(page, baseURL, 'editor');
  const waitForRoles = () => page.waitForResponse((answer) => answer.url().includes('/user_roles?'));
  await page.goto('/admin/content');
  await page.getByRole('link', { name: 'Nouveau contenu' }).click();
  const title = page.getByRole('textbox', { name: 'Titre', exact: true });
  const typedTitle = `Perdu ${createUniqueWord()}`;
  await title.fill(typedTitle);
  await removeAllRoles(baseURL, account);
  const rolesAfterSave = waitForRoles();
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText('Impossible de sauvegarder le contenu')).toBeVisible();
  const refusal = page.locator('#contenu').getByRole('alert').filter({ hasText: 'rôle ne permet pas' });
  await expect(refusal).toBeVisible();
  // the screen has read the roles again
  await (await rolesAfterSave).finished();
  await expect(title).toHaveValue(typedTitle);
  await expect(title).toBeVisible();

  // without a role, the palette offers no action, and the editor closes once the refused text is discarded
  await page.getByRole('link', { name: 'Retour à la liste' }).click();
  await page.getByRole('button', { name: 'Quitter sans enregistrer' }).click();
  await expect(page.getByText('Votre compte attend un rôle').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nouveau contenu' })).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('nouveau');
  await expect(page.getByText('Rien ne correspond à cette recherche.')).toBeVisible();
});
