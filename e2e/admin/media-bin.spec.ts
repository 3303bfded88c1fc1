import { expectNoViolation } from '../support/axe.ts';
import { createSecretKeyClient } from '../support/backend.ts';
import { insertContent } from '../support/content.ts';
import { insertImageIntoLibrary, loadMediaRow } from '../support/media.ts';
import { getDemoEmail, signInByRequest } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { createUniqueWord } from '../support/unique-word.ts';

test.use({ expectedLogs: [/^mutation:/] });

test('a deletion warns and can be undone, also from the bin', async ({ page, baseURL }) => {
  await signInByRequest(page, getDemoEmail('admin'));
  const uniqueWord = createUniqueWord();
  const name = `${uniqueWord}.png`;
  const quotedName = `«\u00a0${name}\u00a0»`;
  const id = await insertImageIntoLibrary(baseURL, uniqueWord);
  const row = await loadMediaRow(baseURL, name);
  const text = await insertContent(baseURL, { content: `![](${row?.file_path})`, status: 'published' });
  const contentTable = createSecretKeyClient(baseURL).from('content');
  await contentTable.update({ cover_media_id: id }).eq('id', text.id);
  const loadCoverId = async () =>
    (await contentTable.select('cover_media_id').eq('id', text.id).single()).data?.cover_media_id;
  const question = page.getByRole('alertdialog');
  const deletedToast = page.getByText('Fichier supprimé avec succès');

  await page.goto(`/admin/media?q=${uniqueWord}&fichier=${id}`);
  const detail = page.getByRole('dialog', { name: 'Détail du fichier' });
  // the text uses the file twice: as its cover, and as a picture
  await expect(detail.getByRole('link', { name: text.title })).toHaveCount(2);
  await detail.getByRole('button', { name: 'Supprimer' }).click();
  await expect(question).toContainText(`Ce fichier est utilisé dans «\u00a0${text.title}\u00a0»`);
  await expect(question).toContainText('Le fichier va à la corbeille');
  await question.getByRole('button', { name: 'Supprimer' }).click();
  await expect(deletedToast).toBeVisible();
  await expect(detail).toBeHidden();
  expect([await loadMediaRow(baseURL, name), await loadCoverId()]).toEqual([null, null]);
  // the file stays public, because texts may link to it
  expect((await fetch(row?.file_path ?? '')).ok).toBe(true);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByText('Fichier restauré')).toBeVisible();
  expect(await loadMediaRow(baseURL, name)).toEqual(row);
  expect(await loadCoverId()).toBe(id);

  await page.getByRole('button', { name: `Supprimer ${quotedName}` }).click();
  await question.getByRole('button', { name: 'Supprimer' }).click();
  await expect(deletedToast.last()).toBeVisible();
  await expect(question).toBeHidden();
  await page.getByRole('link', { name: 'Corbeille' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Corbeille' })).toBeFocused();
  await page.getByLabel('Rechercher dans la corbeille').fill(uniqueWord.toUpperCase());
  const deletedItems = page.getByRole('list', { name: 'Fichiers supprimés' }).getByRole('listitem');
  await expect(deletedItems).toHaveCount(1);
  await expect(deletedItems).toContainText('par Kwame Mensah');
  await expect(page.getByRole('status').filter({ hasText: '1 fichier supprimé' })).toBeVisible();
  await expectNoViolation(page);

  await page.getByRole('button', { name: `Restaurer ${quotedName}` }).press('Enter');
  await expect(page.getByText('Fichier restauré').last()).toBeVisible();
  await expect(deletedItems).toHaveCount(0);
  // src/admin/features/media/api/media-bin.test.ts tests the permanent deletion
});
