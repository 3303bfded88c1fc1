import { expectNoViolation } from '../support/axe.ts';
import { createSecretKeyClient } from '../support/backend.ts';
import { advanceClockUntilVisible } from '../support/clock.ts';
import { insertContent } from '../support/content.ts';
import * as faults from '../support/faults.ts';
import {
  createPng,
  insertImageIntoLibrary,
  listMediaFileNames,
  loadMediaRow,
  uploadFilesInDialog,
} from '../support/media.ts';
import { getDemoEmail, signInByRequest } from '../support/staff.ts';
import { expect, openPath, test } from '../support/test.ts';
import { createUniqueWord } from '../support/unique-word.ts';

const quoteName = (name: string) => `«\u00a0${name}\u00a0»`;

test('a deletion can be undone; a binned file can be restored or erased', async ({ page, baseURL }) => {
  await signInByRequest(page, getDemoEmail('admin'));
  const uniqueWord = createUniqueWord();
  const name = `Éléphant de Dakar ${uniqueWord}.png`;
  await page.goto(`/admin/media?q=${uniqueWord}`);
  await uploadFilesInDialog(page, createPng(name));
  const uploadedRow = await loadMediaRow(baseURL, name);
  const { id } = await insertContent(baseURL, { status: 'published' });
  const contentTable = createSecretKeyClient(baseURL).from('content');
  await contentTable
    .update({ content: `![](${uploadedRow?.file_path})`, cover_media_id: uploadedRow?.id ?? null })
    .eq('id', id);
  const loadCoverId = async () =>
    (await contentTable.select('cover_media_id').eq('id', id).single()).data?.cover_media_id;
  const deleteFile = async () => {
    await page.getByRole('button', { name: `Supprimer ${quoteName(name)}` }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Le fichier va à la corbeille');
    await question.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('Fichier supprimé avec succès').last()).toBeVisible();
    // the dialog has an « Annuler » too, so it must close first
    await expect(question).toBeHidden();
  };

  await deleteFile();
  expect([await loadMediaRow(baseURL, name), await loadCoverId()]).toEqual([null, null]);
  // the file stays public: links of texts lead to it
  expect((await page.request.get(uploadedRow?.file_path ?? '')).ok()).toBe(true);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByText('Fichier restauré')).toBeVisible();
  await expect(page.getByRole('link', { name })).toBeVisible();
  expect(await loadMediaRow(baseURL, name)).toEqual(uploadedRow);
  expect(await loadCoverId()).toBe(uploadedRow?.id);

  await deleteFile();
  // reports the stored files as older than an hour, so that orphans would show
  await page.route('**/storage/v1/object/list/media', async (route) => {
    const answer = await route.fetch();
    const files = (await answer.json()) as { name: string; created_at: string }[];
    const ownFiles = files.filter((file) => file.name.includes(uniqueWord));
    await route.fulfill({
      response: answer,
      json: ownFiles.map((file) => ({ ...file, created_at: '2020-09-13T12:26:40Z' })),
    });
  });
  await page.getByRole('button', { name: 'Fichiers orphelins' }).click();
  const orphansDialog = page.getByRole('dialog', { name: 'Fichiers orphelins' });
  await expect(orphansDialog.getByText('Aucun fichier orphelin')).toBeVisible();
  await orphansDialog.getByRole('button', { name: 'Fermer' }).click();

  await page.getByRole('link', { name: 'Corbeille' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Corbeille' })).toBeFocused();
  const search = page.getByLabel('Rechercher dans la corbeille');
  await search.fill('aucun fichier de ce nom');
  await expect(page.getByText('Rien de tel dans la corbeille.')).toBeVisible();
  await search.fill(`elephant DE dakar ${uniqueWord}`);
  const deletedItems = page.getByRole('list', { name: 'Fichiers supprimés' }).getByRole('listitem');
  await expect(deletedItems).toHaveCount(1);
  await expect(deletedItems).toContainText('par Kwame Mensah');
  await expect(page.getByRole('status').filter({ hasText: '1 fichier supprimé' })).toBeVisible();
  await expectNoViolation(page);
  await page.getByRole('button', { name: `Restaurer ${quoteName(name)}` }).press('Enter');
  await expect(page.getByText('Fichier restauré').last()).toBeVisible();
  await expect(deletedItems).toHaveCount(0);
  // the file and its two renditions
  expect(await listMediaFileNames(baseURL, uniqueWord)).toHaveLength(3);

  await openPath(page, `/admin/media?q=${uniqueWord}`);
  await deleteFile();
  await openPath(page, `/admin/media/corbeille?q=${uniqueWord}`);
  await page.getByRole('button', { name: `Supprimer définitivement ${quoteName(name)}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Fichier supprimé définitivement')).toBeVisible();
  expect(await listMediaFileNames(baseURL, uniqueWord)).toEqual([]);
});

test.describe('the bin in two tabs and for an editor', () => {
  test.use({ expectedLogs: [/^(query|mutation):/] });

  test('a stale list erases no restored file, and an editor has no bin', async ({ page, baseURL }) => {
    await signInByRequest(page, getDemoEmail('admin'));
    const uniqueWord = createUniqueWord();
    const name = `${uniqueWord}.png`;
    await insertImageIntoLibrary(baseURL, uniqueWord);
    const row = await loadMediaRow(baseURL, name);
    await createSecretKeyClient(baseURL).from('media_library').delete().eq('original_filename', name);

    await page.clock.install();
    const removeFault = await faults.injectFault(page, /\/rest\/v1\/media_bin/, faults.serverErrorFault);
    await page.goto(`/admin/media/corbeille?q=${uniqueWord}`);
    await advanceClockUntilVisible(
      page.getByRole('main').filter({ hasText: 'La corbeille n’a pas pu être chargée.' }),
    );
    await removeFault();
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.getByRole('button', { name: `Supprimer définitivement ${quoteName(name)}` }).click();
    const secondTab = await page.context().newPage();
    await secondTab.goto(`/admin/media/corbeille?q=${uniqueWord}`);
    await secondTab.getByRole('button', { name: `Restaurer ${quoteName(name)}` }).click();
    await expect(secondTab.getByText('Fichier restauré')).toBeVisible();
    await secondTab.close();

    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('Impossible de supprimer définitivement le fichier')).toBeVisible();
    expect(await loadMediaRow(baseURL, name)).toEqual(row);
    expect(await listMediaFileNames(baseURL, uniqueWord)).toHaveLength(1);
    await question.getByRole('button', { name: 'Annuler' }).click();
    await page.getByRole('button', { name: 'Déconnexion' }).click();
    await expect(page).toHaveURL('/auth');

    await signInByRequest(page, getDemoEmail('editor'));
    await page.goto('/admin/media');
    await expect(page.getByRole('list', { name: 'Liste des médias' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Corbeille' })).toHaveCount(0);
    await openPath(page, '/admin/media/corbeille');
    await expect(page.getByText('réservée à ceux qui gèrent les médias')).toBeVisible();
  });
});
