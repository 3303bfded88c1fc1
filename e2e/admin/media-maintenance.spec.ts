import { createSecretKeyClient } from '../support/backend.ts';
import { insertImageIntoLibrary, listMediaFileNames, loadMediaRow } from '../support/media.ts';
import { getDemoEmail, signInByRequest } from '../support/staff.ts';
import { expect, openPath, test } from '../support/test.ts';
import { createUniqueWord } from '../support/unique-word.ts';

test.describe('failures and refusals', () => {
  test.use({ expectedLogs: [/^(query|mutation):/] });

  test('deleting a used file warns first; several pictures are described at once', async ({
    page,
    baseURL,
  }) => {
    await signInByRequest(page, getDemoEmail('admin'));
    const uniqueWord = createUniqueWord();
    const name = `${uniqueWord}.png`;
    await insertImageIntoLibrary(baseURL, uniqueWord);
    const row = await loadMediaRow(baseURL, name);
    const title = `Article de ${name}`;
    const slug = `article-${uniqueWord}`;
    await createSecretKeyClient(baseURL)
      .from('content')
      .insert({ title, slug, content: `![](${row?.file_path})`, cover_media_id: row?.id ?? null });

    await page.goto(`/admin/media?q=${uniqueWord}&fichier=${row?.id}`);
    const detail = page.getByRole('dialog', { name: 'Détail du fichier' });
    // as the cover of the text, and as a picture in it
    await expect(detail.getByRole('link', { name: title })).toHaveCount(2);

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
    expect(await listMediaFileNames(baseURL, uniqueWord)).toHaveLength(1);

    await page.unroute('**/rest/v1/media_library?*');
    await question.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('Fichier supprimé avec succès')).toBeVisible();
    await expect(detail).toBeHidden();
    expect(await loadMediaRow(baseURL, name)).toBeNull();

    // several pictures are described at once; Back asks about unsaved texts of one
    const pictureWords = [createUniqueWord(), createUniqueWord()];
    for (const word of pictureWords) await insertImageIntoLibrary(baseURL, word);
    // the dialog lists pictures of the whole library, so the search of the screen finds none
    await openPath(page, '/admin/media?q=rien');
    await page.getByRole('button', { name: 'Décrire les images' }).click();
    const dialog = page.getByRole('dialog', { name: 'Décrire les images' });
    for (const word of pictureWords) await dialog.getByLabel(`${word}.png`).fill(`Des points, ${word}`);
    await dialog.getByRole('button', { name: 'Enregistrer 2 descriptions' }).click();
    await expect(page.getByText('2 images décrites')).toBeVisible();
    for (const word of pictureWords) {
      await expect(dialog.getByLabel(`${word}.png`)).toHaveCount(0);
      expect((await loadMediaRow(baseURL, `${word}.png`))?.alt_text).toBe(`Des points, ${word}`);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await openPath(page, `/admin/media?q=${pictureWords[0]}`);
    await page.getByRole('link', { name: `${pictureWords[0]}.png` }).click();
    await detail.getByLabel('Légende').fill('Au port');
    await page.evaluate(() => history.back());
    const leaveQuestion = page.getByRole('alertdialog', { name: 'Quitter sans enregistrer ?' });
    await expect(leaveQuestion).toBeVisible();
    // after a blocked step, the router restores the address of the panel
    await expect(page).toHaveURL(/fichier=/);
    await leaveQuestion.getByRole('button', { name: 'Quitter sans enregistrer' }).click();
    await expect(detail).toBeHidden();
  });

  test('a deletion that the database refuses shows the reason', async ({ page, baseURL }) => {
    await signInByRequest(page, getDemoEmail('editor'));
    const uniqueWord = createUniqueWord();
    const name = `${uniqueWord}.png`;
    await insertImageIntoLibrary(baseURL, uniqueWord);

    // Without an answer about the role, the screen offers every action.
    await page.route('**/rest/v1/user_roles?*', (route) => route.fulfill({ status: 403, body: '{}' }));
    await page.goto(`/admin/media?q=${uniqueWord}`);
    await page.getByRole('button', { name: `Supprimer «\u00a0${name}\u00a0»` }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('Impossible de supprimer le fichier')).toBeVisible();
    await expect(question.getByText('non autorisé pour votre rôle')).toBeVisible();
    expect(await loadMediaRow(baseURL, name)).not.toBeNull();
    expect(await listMediaFileNames(baseURL, uniqueWord)).toHaveLength(1);
  });
});
