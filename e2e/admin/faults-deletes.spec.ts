import type { Locator, Page } from '@playwright/test';
import { createSecretKeyClient } from '../support/backend.ts';
import { insertContent, loadContent } from '../support/content.ts';
import * as faults from '../support/faults.ts';
import { createPng, insertImageIntoLibrary, listMediaFileNames } from '../support/media.ts';
import { getDemoEmail, signInByRequest } from '../support/staff.ts';
import { insertContactMessage, openInbox } from '../support/submissions.ts';
import { expect, openPath, test } from '../support/test.ts';
import { createUniqueWord } from '../support/unique-word.ts';

test.use({ expectedLogs: [/^(query|mutation):/] });

interface Context {
  page: Page;
  baseURL: string | undefined;
  /** Word in the name of the record. */
  uniqueWord: string;
}

interface DeleteCase {
  name: string;
  /** Matches the address of the request that deletes. */
  deleteUrl: RegExp;
  method: 'DELETE' | 'PATCH' | 'POST';
  /** Creates a record and opens its delete dialog. Returns the confirm button. */
  openDeleteDialog: (context: Context) => Promise<Locator>;
  successMessage: string;
  /** Counts the remains of the record, which must end at 0. */
  countRemains: (context: Context) => Promise<number | null>;
}

const getConfirmButton = (page: Page, name = 'Supprimer') =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true });

async function countRowsNamed({ baseURL, uniqueWord }: Context, table: 'tags' | 'content') {
  const column = { tags: 'name', content: 'title' }[table];
  const rows = createSecretKeyClient(baseURL).from(table).select('*', { count: 'exact', head: true });
  return (await rows.eq(column, uniqueWord)).count;
}

/** One entry for each way to delete. Every entry runs against the common faults. */
const deleteCases: readonly DeleteCase[] = [
  {
    name: 'a content',
    deleteUrl: /\/rest\/v1\/content\?/,
    method: 'DELETE',
    openDeleteDialog: async ({ page, baseURL, uniqueWord }) => {
      await insertContent(baseURL, { title: uniqueWord });
      await openPath(page, `/admin/content?q=${uniqueWord}`);
      await page.getByRole('button', { name: `Supprimer «\u00a0${uniqueWord}\u00a0»` }).click();
      return getConfirmButton(page);
    },
    successMessage: 'Contenu supprimé avec succès',
    countRemains: (context) => countRowsNamed(context, 'content'),
  },
  {
    name: 'a tag merged into another',
    deleteUrl: /\/rest\/v1\/tags/,
    method: 'PATCH',
    openDeleteDialog: async ({ page, baseURL, uniqueWord }) => {
      await createSecretKeyClient(baseURL).from('tags').insert({ name: uniqueWord, slug: uniqueWord });
      await openPath(page, `/admin/tags?q=${uniqueWord}`);
      await page.getByRole('button', { name: `Fusionner «\u00a0${uniqueWord}\u00a0»` }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Tag conservé').fill('Hivowood');
      await dialog.getByRole('button', { name: 'Hivowood', exact: true }).click();
      return dialog.getByRole('button', { name: /^Fusionner avec/ });
    },
    successMessage: 'Tags fusionnés avec succès',
    countRemains: (context) => countRowsNamed(context, 'tags'),
  },
  {
    name: 'a file of the bin',
    deleteUrl: /\/rest\/v1\/media_bin/,
    method: 'DELETE',
    openDeleteDialog: async ({ page, baseURL, uniqueWord }) => {
      await insertImageIntoLibrary(baseURL, uniqueWord);
      await createSecretKeyClient(baseURL)
        .from('media_library')
        .delete()
        .eq('original_filename', `${uniqueWord}.png`);
      await openPath(page, `/admin/media/corbeille?q=${uniqueWord}`);
      await page
        .getByRole('button', { name: `Supprimer définitivement «\u00a0${uniqueWord}.png\u00a0»` })
        .click();
      return getConfirmButton(page);
    },
    successMessage: 'Fichier supprimé définitivement',
    // the row and its files are deleted together
    countRemains: async ({ baseURL, uniqueWord }) => (await listMediaFileNames(baseURL, uniqueWord)).length,
  },
  {
    name: 'a person',
    deleteUrl: /\/rest\/v1\/rpc\/erase_person/,
    method: 'POST',
    openDeleteDialog: async ({ page, baseURL, uniqueWord }) => {
      await insertContactMessage(baseURL, uniqueWord);
      await openInbox(page, `?q=${uniqueWord}`);
      await page.getByRole('link', { name: /Mamadou Bâ/ }).click();
      await page.getByRole('button', { name: 'Effacer cette personne' }).click();
      return getConfirmButton(page, 'Tout effacer');
    },
    successMessage: 'Données effacées',
    countRemains: async ({ baseURL, uniqueWord }) => {
      const rows = createSecretKeyClient(baseURL)
        .from('contact_messages')
        .select('*', { count: 'exact', head: true });
      return (await rows.eq('email', `${uniqueWord}@exemple.com`)).count;
    },
  },
];

test('a deletion that failed, or lost its answer, succeeds at the retry', async ({ page, baseURL }) => {
  await signInByRequest(page, getDemoEmail('super_admin'));
  for (const { name, deleteUrl, method, openDeleteDialog, successMessage, countRemains } of deleteCases) {
    await test.step(name, async () => {
      const context = { page, baseURL, uniqueWord: createUniqueWord() };
      const confirmButton = await openDeleteDialog(context);
      // a captive portal answers 200, but nothing is deleted; a lost answer hides a deletion
      for (const [fault, message] of [
        [faults.captivePortalFault, faults.expectedAdminErrorMessages.unexpected],
        [faults.lostAnswerFault, faults.expectedAdminErrorMessages.network],
      ] as const) {
        const removeFault = await faults.injectFault(page, deleteUrl, fault, method);
        const requestPromise = page.waitForRequest(
          (sent) => sent.method() === method && deleteUrl.test(sent.url()),
        );
        await confirmButton.click();
        await requestPromise;
        await expect(page.getByRole('alert').filter({ hasText: message }).first()).toBeVisible();
        await expect(confirmButton).toBeEnabled();
        await expect(page.getByText(successMessage)).toHaveCount(0);
        if (fault !== faults.lostAnswerFault) expect(await countRemains(context)).toBeGreaterThan(0);
        await removeFault();
      }
      await confirmButton.click();
      await expect(page.getByText(successMessage)).toBeVisible();
      await expect(confirmButton).toBeHidden();
      expect(await countRemains(context)).toBe(0);
    });
  }
});

const bulkDelete = async (page: Page) => {
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await getConfirmButton(page, 'Supprimer la sélection').click();
};

test('a repeated bulk deletion counts already deleted rows as deleted, and refuses forbidden ones', async ({
  page,
  baseURL,
}) => {
  const uniqueWord = createUniqueWord();
  const author = getDemoEmail('contributor');
  const draft = await insertContent(baseURL, { title: `${uniqueWord} brouillon`, author });
  const publishedContent = await insertContent(baseURL, {
    title: `${uniqueWord} en ligne`,
    author,
    status: 'published',
  });
  await signInByRequest(page, author);
  await page.goto(`/admin/content?q=${uniqueWord}`);
  await page.getByRole('checkbox', { name: 'Sélectionner la page' }).check();
  const bar = page.getByRole('region', { name: 'Actions sur la sélection' });
  await expect(bar).toContainText('2 sélectionnés');
  await expect(bar.getByRole('button', { name: 'Publier' })).toHaveCount(0);
  const removeFault = await faults.injectFault(
    page,
    /\/rest\/v1\/content\?/,
    faults.lostAnswerFault,
    'DELETE',
  );
  // the list fails to reload too, so it still shows the deleted row
  const removeListFault = await faults.injectFault(
    page,
    /\/rest\/v1\/rpc\/search_content/,
    faults.connectionResetFault,
  );
  await bulkDelete(page);
  const result = page.getByRole('region', { name: 'Résultat' });
  const resultLine = ({ title }: { title: string }) =>
    result.getByRole('listitem').filter({ hasText: title });
  await expect(resultLine(draft)).toContainText(faults.expectedAdminErrorMessages.network);
  await removeFault();
  await bulkDelete(page);
  await expect(result).toContainText('1 contenu supprimé');
  await expect(resultLine(publishedContent)).toContainText('non autorisé pour votre rôle');
  await removeListFault();
  expect(await loadContent(baseURL, draft.id)).toBe(null);
  expect((await loadContent(baseURL, publishedContent.id))?.status).toBe('published');
});

test('a repeated deletion of orphan files counts already deleted ones as deleted', async ({
  page,
  baseURL,
}) => {
  const uniqueWord = createUniqueWord();
  const orphan = `1600000000000-reste-${uniqueWord}.png`;
  await createSecretKeyClient(baseURL)
    .storage.from('media')
    .upload(`uploads/${orphan}`, createPng('').buffer, { contentType: 'image/png' });
  await signInByRequest(page, getDemoEmail('admin'));
  // reports the file as old, because only files older than an hour count as orphans
  await page.route('**/storage/v1/object/list/media', async (route) => {
    const answer = await route.fetch();
    const files = (await answer.json()) as { name: string; created_at: string }[];
    await route.fulfill({
      response: answer,
      json: files.map((file) =>
        file.name === orphan ? { ...file, created_at: '2020-09-13T12:26:40Z' } : file,
      ),
    });
  });
  await page.goto('/admin/media?q=rien');
  await page.getByRole('button', { name: 'Fichiers orphelins' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fichiers orphelins' });
  const deleteButton = dialog.getByRole('button', { name: 'Effacer ces fichiers' });
  await expect(dialog.getByText(orphan)).toBeVisible();
  const removeFault = await faults.injectFault(
    page,
    /\/storage\/v1\/object\/media/,
    faults.lostAnswerFault,
    'DELETE',
  );
  await deleteButton.click();
  await expect(page.getByText(faults.expectedAdminErrorMessages.network).first()).toBeVisible();
  await expect(deleteButton).toBeEnabled();
  await removeFault();
  await deleteButton.click();
  await expect(dialog.getByText('Aucun fichier orphelin')).toBeVisible();
  await expect(page.getByText(/non autorisé/)).toHaveCount(0);
  expect(await listMediaFileNames(baseURL, uniqueWord)).toEqual([]);
});
