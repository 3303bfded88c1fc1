import type { Locator, Page } from '@playwright/test';
import { grantRole, removeAllRoles, signInWithNewAccount } from '../support/accounts.ts';
import { insertContent } from '../support/content.ts';
import { insertBusinessRequest } from '../support/submissions.ts';
import { expect, test } from '../support/test.ts';
import { createUniqueWord } from '../support/unique-word.ts';

/** Form with unsaved text. */
interface UnsavedForm {
  name: string;
  role: 'super_admin' | 'admin' | 'editor';
  typeText: (
    page: Page,
    uniqueWord: string,
    baseURL: string | undefined,
  ) => Promise<{ field: Locator; saveButton: Locator }>;
}

/** Returns a field of the open dialog and its save button. */
const findInDialog = (page: Page, label: string) => ({
  field: page.getByRole('dialog').getByLabel(label),
  saveButton: page.getByRole('dialog').getByRole('button', { name: 'Enregistrer', exact: true }),
});

const unsavedForms: readonly UnsavedForm[] = [
  {
    name: 'a text that exists',
    role: 'editor',
    typeText: async (page, uniqueWord, baseURL) => {
      const { id } = await insertContent(baseURL, { status: 'archived' });
      await page.goto(`/admin/content/${id}`);
      await page.getByRole('button', { name: 'Markdown' }).click();
      await page.getByLabel('Contenu').fill(uniqueWord);
      return {
        field: page.getByLabel('Contenu'),
        saveButton: page.getByRole('button', { name: 'Enregistrer', exact: true }),
      };
    },
  },
  {
    name: 'a note on a submission',
    role: 'super_admin',
    typeText: async (page, uniqueWord, baseURL) => {
      await insertBusinessRequest(baseURL, uniqueWord);
      await page.goto(`/admin/forms?q=${uniqueWord}`);
      await page.getByRole('link', { name: /Awa Diop/ }).click();
      await page.getByLabel('Note interne').fill(uniqueWord);
      return findInDialog(page, 'Note interne');
    },
  },
  {
    name: 'the settings',
    role: 'admin',
    typeText: async (page, uniqueWord) => {
      await page.goto('/admin/settings');
      await page.getByLabel('Titre du site').fill(uniqueWord);
      return {
        field: page.getByLabel('Titre du site'),
        saveButton: page.getByRole('button', { name: 'Sauvegarder' }),
      };
    },
  },
];

test.describe('a role taken away while signed in', () => {
  test.use({ expectedLogs: [/^(query|mutation):/] });

  test('the next save shows a French refusal and keeps the typed text', async ({ page, baseURL }) => {
    const account = await signInWithNewAccount(page, baseURL, null);
    // the browser asks before it leaves a page with unsaved text
    page.on('dialog', (dialog) => void dialog.accept());
    for (const { name, role, typeText } of unsavedForms) {
      await test.step(name, async () => {
        const uniqueWord = createUniqueWord();
        await grantRole(baseURL, account, role);
        const waitForRoles = () => page.waitForResponse((answer) => answer.url().includes('/user_roles?'));
        const firstRoles = waitForRoles();
        const { field, saveButton } = await typeText(page, uniqueWord, baseURL);
        // without this answer, the screen would open with the role already taken away
        await (await firstRoles).finished();
        await removeAllRoles(baseURL, account);
        const rolesAfterSave = waitForRoles();
        await saveButton.click();
        await expect(page.getByText(/Impossible d/).first()).toBeVisible();
        await expect(page.getByText(/rôle ne permet pas|non autorisé pour votre rôle/).first()).toBeVisible();
        // the screen has read the roles again
        await (await rolesAfterSave).finished();
        await expect(field).toHaveValue(uniqueWord);
        await expect(field).toBeVisible();
      });
    }
    // without a role, a screen that holds no unsaved text shows no form, and the palette no action
    await page.goto('/admin/content/nouveau');
    await expect(page.getByText('Accès réservé')).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('nouveau');
    await expect(page.getByText('Rien ne correspond à cette recherche.')).toBeVisible();

    // the editor closes once the refused text is discarded
    await grantRole(baseURL, account, 'editor');
    await page.goto('/admin/content');
    await page.getByRole('link', { name: 'Nouveau contenu' }).click();
    await page.getByRole('textbox', { name: 'Titre', exact: true }).fill(`Perdu ${createUniqueWord()}`);
    await removeAllRoles(baseURL, account);
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(
      page.locator('#contenu').getByRole('alert').filter({ hasText: 'rôle ne permet pas' }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Retour à la liste' }).click();
    await page.getByRole('button', { name: 'Quitter sans enregistrer' }).click();
    await expect(page.getByText('Votre compte attend un rôle').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Nouveau contenu' })).toHaveCount(0);
  });
});
