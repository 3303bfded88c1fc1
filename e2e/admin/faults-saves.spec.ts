import type { Locator, Page } from '@playwright/test';
import { signInWithNewAccount, signUpByRequest, type TestAccount } from '../support/accounts.ts';
import { createSecretKeyClient } from '../support/backend.ts';
import * as faults from '../support/faults.ts';
import { openAccountDialog } from '../support/staff.ts';
import { expect, openPath, test } from '../support/test.ts';
import { createUniqueWord } from '../support/unique-word.ts';

test.use({ expectedLogs: [/^(query|mutation):/] });

interface SaveCase {
  name: string;
  /** Matches the address of the request that saves. */
  saveUrl: RegExp;
  method: 'POST' | 'PATCH';
  /** Opens the form and types into it. Returns the field, its value and the save button. */
  typeValue: (
    page: Page,
    context: Context,
  ) => Promise<{ field: Locator; value: string; saveButton: Locator }>;
  successMessage: string;
  /** Counts the rows with the typed value. */
  countStoredRows: (context: Context) => Promise<number | null>;
}

interface Context {
  baseURL: string | undefined;
  /** Word to type. */
  uniqueWord: string;
  colleague: TestAccount;
}

const dialogSave = (page: Page, name = 'Enregistrer') =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

type Table = 'categories' | 'content' | 'user_roles' | 'profiles';

async function countRowsWith(baseURL: string | undefined, table: Table, column: string, value: string) {
  const rows = createSecretKeyClient(baseURL).from(table).select('*', { count: 'exact', head: true });
  return (await rows.eq(column, value)).count;
}

/** One entry for each way to save. src/shared/lib/app-error.test.ts has every other fault. */
const saveCases: readonly SaveCase[] = [
  {
    name: 'a content',
    saveUrl: /\/rest\/v1\/rpc\/save_content/,
    method: 'POST',
    typeValue: async (page, { uniqueWord }) => {
      await openPath(page, '/admin/content/nouveau');
      const field = page.getByLabel(/^Titre/);
      await field.fill(uniqueWord);
      return {
        field,
        value: uniqueWord,
        saveButton: page.getByRole('button', { name: 'Enregistrer', exact: true }),
      };
    },
    successMessage: 'Contenu créé avec succès',
    countStoredRows: ({ baseURL, uniqueWord }) => countRowsWith(baseURL, 'content', 'title', uniqueWord),
  },
  {
    name: 'a category',
    saveUrl: /\/rest\/v1\/categories/,
    method: 'POST',
    typeValue: async (page, { uniqueWord }) => {
      await openPath(page, '/admin/categories');
      await page.getByRole('button', { name: 'Nouvelle catégorie' }).click();
      const field = page.getByRole('dialog').getByLabel('Nom');
      await field.fill(uniqueWord);
      return { field, value: uniqueWord, saveButton: dialogSave(page) };
    },
    successMessage: 'Catégorie créée avec succès',
    countStoredRows: ({ baseURL, uniqueWord }) => countRowsWith(baseURL, 'categories', 'name', uniqueWord),
  },
  {
    name: 'an assigned role',
    saveUrl: /\/rest\/v1\/user_roles/,
    method: 'POST',
    typeValue: async (page, { colleague }) => {
      await openPath(page, `/admin/users?q=${colleague.lastName}`);
      await page.getByRole('button', { name: `Assigner un rôle à ${colleague.name}` }).click();
      const field = page.getByRole('dialog').getByLabel('Rôle', { exact: true });
      await field.selectOption('moderator');
      return { field, value: 'moderator', saveButton: dialogSave(page, 'Assigner') };
    },
    successMessage: 'Rôle assigné avec succès',
    countStoredRows: ({ baseURL, colleague }) =>
      countRowsWith(baseURL, 'user_roles', 'user_id', colleague.id),
  },
  {
    name: 'one’s own name',
    saveUrl: /\/rest\/v1\/profiles/,
    method: 'PATCH',
    typeValue: async (page, { uniqueWord }) => {
      await openPath(page, '/admin');
      await openAccountDialog(page);
      const field = page.getByRole('dialog').getByLabel('Prénom');
      // the stored name must not arrive after the typed one
      await expect(field).not.toHaveValue('');
      await field.fill(uniqueWord);
      return { field, value: uniqueWord, saveButton: dialogSave(page) };
    },
    successMessage: 'Profil mis à jour avec succès',
    countStoredRows: ({ baseURL, uniqueWord }) =>
      countRowsWith(baseURL, 'profiles', 'first_name', uniqueWord),
  },
];

/** Fault and the message that the screen shows. */
type FaultCase = readonly [faults.Fault, string | RegExp];
/** Faults that a form could take for a success, or that could make it write twice. */
const ambiguousFaults: readonly FaultCase[] = [
  [faults.captivePortalFault, faults.expectedAdminErrorMessages.unexpected],
  [faults.lostAnswerFault, faults.expectedAdminErrorMessages.network],
];
test('a failed save keeps the typed value, and the retry writes one row', async ({ page, baseURL }) => {
  await signInWithNewAccount(page, baseURL, 'super_admin');
  const colleague = await signUpByRequest(baseURL);
  for (const { name, saveUrl, method, typeValue, successMessage, countStoredRows } of saveCases) {
    await test.step(name, async () => {
      const context = { baseURL, uniqueWord: createUniqueWord(), colleague };
      const { field, value, saveButton } = await typeValue(page, context);
      for (const [fault, message] of ambiguousFaults) {
        const removeFault = await faults.injectFault(page, saveUrl, fault, method);
        const requestPromise = page.waitForRequest(
          (sent) => sent.method() === method && saveUrl.test(sent.url()),
        );
        await saveButton.click();
        await requestPromise;
        await expect(page.getByText(message).first()).toBeVisible();
        await expect(saveButton).toBeEnabled();
        await expect(field).toHaveValue(value);
        await expect(page.getByText(successMessage)).toHaveCount(0);
        await removeFault();
      }
      await saveButton.click();
      await expect(page.getByText(successMessage).first()).toBeVisible();
      expect(await countStoredRows(context)).toBe(1);
    });
  }
});
