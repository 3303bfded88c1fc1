import { database } from '../support/backend.ts';
import { findMediaRow, listStoredFiles, storeImage } from '../support/media.ts';
import { demoEmail, openSession } from '../support/staff.ts';
import { newSearchWord } from '../support/submissions.ts';
import { expect, test } from '../support/test.ts';

test.describe('failures and refusals', () => {
  test.use({ expectedLogs: [/^(query|mutation):/] });

  test('deleting a used file warns, keeps everything on failure and removes the cover', async ({
    page,
    baseURL,
  }) => {
    await openSession(page, demoEmail('admin'));
    const mark = newSearchWord();
    const name = `${mark}.png`;
    await storeImage(baseURL, mark);
    const row = await findMediaRow(baseURL, name);
    const title = `Article de ${name}`;
    const slug = `article-${mark}`;
    const { data: content } = await database(baseURL)
      .from('content')
      .insert({ title, slug, content: `![](${row?.file_path})`, cover_media_id: row?.id ?? null })
      .select('id')
      .single();

    await page.goto(`/admin/media?q=${mark}&fichier=${row?.id}`);
    const detail = page.getByRole('dialog', { name: 'Détail du fichier' });
    await expect(detail.getByRole('link', { name: title })).toHaveCount(2);
    await detail.getByLabel('Texte alternatif').fill('Une couverture');
    await detail.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Description enregistrée')).toBeVisible();
    expect((await findMediaRow(baseURL, name))?.alt_text).toBe('Une couverture');

    await page.route('**/rest/v1/media_library?*', (route) =>
      route.request().method() === 'DELETE' ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
    );
    await detail.getByRole('button', { name: 'Supprimer' }).click();
    const question = page.getByRole('alertdialog', {
      name: 'Êtes-vous sûr de vouloir supprimer ce fichier ?',
    });
    await expect(question).toContainText(`Ce fichier est utilisé dans «\u00a0${title}\u00a0»`);
    await question.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('Impossible de supprimer le fichier')).toBeVisible();
    expect(await listStoredFiles(baseURL, mark)).toHaveLength(1);

    await page.unroute('**/rest/v1/media_library?*');
    await question.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('Fichier supprimé avec succès')).toBeVisible();
    await expect(detail).toBeHidden();
    expect(await findMediaRow(baseURL, name)).toBeNull();
    const { data: contentAfterDeletion } = await database(baseURL)
      .from('content')
      .select('cover_media_id')
      .eq('id', content?.id ?? '')
      .single();
    expect(contentAfterDeletion).toEqual({ cover_media_id: null });
  });

  test('a deletion that the database refuses shows the reason', async ({ page, baseURL }) => {
    await openSession(page, demoEmail('editor'));
    const mark = newSearchWord();
    const name = `${mark}.png`;
    await storeImage(baseURL, mark);

    // Without an answer about the role, the screen offers every action.
    await page.route('**/rest/v1/user_roles?*', (route) => route.fulfill({ status: 403, body: '{}' }));
    await page.goto(`/admin/media?q=${mark}`);
    await page.getByRole('button', { name: `Supprimer «\u00a0${name}\u00a0»` }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('Impossible de supprimer le fichier')).toBeVisible();
    await expect(question.getByText('non autorisé pour votre rôle')).toBeVisible();
    expect(await findMediaRow(baseURL, name)).not.toBeNull();
    expect(await listStoredFiles(baseURL, mark)).toHaveLength(1);
  });
});

test('several pictures are described at once, and leave the list of undescribed pictures', async ({
  page,
  baseURL,
}) => {
  await openSession(page, demoEmail('admin'));
  const marks = [newSearchWord(), newSearchWord()];
  for (const mark of marks) await storeImage(baseURL, mark);
  await page.goto('/admin/media?q=rien');
  await page.getByRole('button', { name: 'Décrire les images' }).click();
  const dialog = page.getByRole('dialog', { name: 'Décrire les images' });
  for (const mark of marks) await dialog.getByLabel(`${mark}.png`).fill(`Des points, ${mark}`);
  await dialog.getByRole('button', { name: 'Enregistrer 2 descriptions' }).click();
  await expect(page.getByText('2 images décrites')).toBeVisible();
  for (const mark of marks) {
    await expect(dialog.getByLabel(`${mark}.png`)).toHaveCount(0);
    expect((await findMediaRow(baseURL, `${mark}.png`))?.alt_text).toBe(`Des points, ${mark}`);
  }
});
