import type { Page } from '@playwright/test';
import { insertContent, loadContent, openEditor, pressSaveButton } from '../support/content.ts';
import { createPng, loadMediaRow } from '../support/media.ts';
import { getDemoEmail, signInByRequest } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { createUniqueWord } from '../support/unique-word.ts';
import { readWordClipboard } from '../support/word-document.ts';

interface TransferData {
  html?: string;
  text?: string;
  /** Name of the picture file in the transfer. */
  picture?: string;
}

/** Dispatches a paste or a drop with this data on the text field. */
async function transfer(page: Page, kind: 'paste' | 'drop', { html, text, picture }: TransferData) {
  const field = page.getByLabel('Contenu', { exact: true });
  if (kind === 'paste') await field.focus();
  const bytes = picture ? [...createPng(picture).buffer] : [];
  await field.evaluate(
    (target, data) => {
      const dataTransfer = new DataTransfer();
      if (data.html) dataTransfer.setData('text/html', data.html);
      if (data.text) dataTransfer.setData('text/plain', data.text);
      if (data.picture)
        dataTransfer.items.add(new File([new Uint8Array(data.bytes)], data.picture, { type: 'image/png' }));
      const line = target.querySelector('p') ?? target;
      const { left, bottom } = line.getBoundingClientRect();
      const eventOptions = { bubbles: true, cancelable: true };
      const event =
        data.kind === 'paste'
          ? new ClipboardEvent('paste', { ...eventOptions, clipboardData: dataTransfer })
          : new DragEvent('drop', {
              ...eventOptions,
              dataTransfer,
              clientX: left + 2,
              clientY: bottom - 4,
            });
      line.dispatchEvent(event);
    },
    { html, text, picture, bytes, kind },
  );
}

const libraryDialog = (page: Page) => page.getByRole('dialog', { name: 'Importer une image' });

/** Uploads the files that wait in the library dialog. */
async function uploadFiles(page: Page) {
  await expect(libraryDialog(page).getByText('Prêt')).toBeVisible();
  await libraryDialog(page).getByRole('button', { name: 'Uploader' }).click();
  await expect(libraryDialog(page)).toBeHidden();
}

test('pastes and drops keep their text, and pictures go through the library', async ({ page, baseURL }) => {
  await signInByRequest(page, getDemoEmail('editor'));
  const wordText = await insertContent(baseURL, { content: '' });
  await openEditor(page, wordText.id);
  const text = page.getByLabel('Contenu', { exact: true });
  // Word adds a picture of the whole text to the clipboard, which the editor ignores
  await transfer(page, 'paste', { html: await readWordClipboard(), picture: 'dessin.png' });
  await expect(text.getByRole('heading', { level: 3, name: 'Trois plateaux' })).toBeVisible();
  await expect(page.getByText('Certaines images collées restent chez leur auteur')).toBeVisible();
  await expect(libraryDialog(page)).toHaveCount(0);
  const dataUrl = `data:image/png;base64,${createPng('').buffer.toString('base64')}`;
  await transfer(page, 'drop', {
    html: `<h2>Posé</h2><p><img src="${dataUrl}" alt="Posée"></p><iframe src="https://open.spotify.com/embed/1"></iframe>`,
  });
  await expect(text.getByRole('heading', { level: 2, name: 'Posé' })).toBeVisible();
  await expect(page.getByText('lecteur open.spotify.com.')).toBeVisible();
  await uploadFiles(page);
  await expect(text.locator('figure img')).toHaveAttribute('src', /\/storage\/v1\/object\/public\/media\//);
  // a drop without a picture opens no library, the next paste does
  await transfer(page, 'drop', { html: '<p>Un mot</p>', text: 'Un mot' });
  const name = `copiée-${createUniqueWord()}.png`;
  await transfer(page, 'paste', {
    html: '<meta charset="utf-8"><a href="https://exemple.com"><img src="https://exemple.com/vue.jpg" alt="Vue"></a>',
    picture: name,
  });
  await uploadFiles(page);
  await pressSaveButton(page);
  await expect(page.getByText('Contenu mis à jour avec succès')).toBeVisible();
  const row = await loadMediaRow(baseURL, name);
  expect((await loadContent(baseURL, wordText.id))?.content).toContain(`![](${row?.file_path})`);

  // the dialog names a refused picture of a paste and uploads the valid ones
  const { id, title } = await insertContent(baseURL, { content: '' });
  await openEditor(page, id);
  await expect(page.getByRole('textbox', { name: 'Titre', exact: true })).toHaveValue(title);
  const createImageTag = (bytes: Buffer) => `<img src="data:image/png;base64,${bytes.toString('base64')}">`;
  await transfer(page, 'paste', {
    html: `<p>Un</p>${createImageTag(Buffer.from('faux'))}<p>Deux</p>${createImageTag(createPng('').buffer)}<p>Trois</p>`,
  });
  const dialog = libraryDialog(page);
  const item = (name: string) => dialog.getByRole('listitem').filter({ hasText: name });
  await expect(item('image-1.png')).toContainText('ne correspond pas à son nom');
  await expect(item('image-2.png')).toContainText('Prêt');
  await expect(dialog).toContainText('Jusqu’à 50\u00a0Mo par image');
  const input = dialog.locator('input[type=file]');
  await expect(input).toHaveAttribute('accept', 'image/*');
  await input.setInputFiles({
    name: 'dossier.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n'),
  });
  await expect(item('dossier.pdf')).toContainText('ici, seules les images sont acceptées');
  // text pasted into an input is never a file, even when the clipboard holds a file too
  const altTextField = item('image-2.png').getByRole('textbox', { name: 'Texte alternatif' });
  await altTextField.evaluate(
    (target, bytes) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'Le port');
      clipboardData.items.add(new File([new Uint8Array(bytes)], 'mots.png', { type: 'image/png' }));
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [...createPng('').buffer],
  );
  await expect(item('mots.png')).toHaveCount(0);
  await altTextField.fill('Le port');
  await dialog.getByRole('button', { name: 'Uploader' }).click();
  await expect(dialog).toBeHidden();
  await pressSaveButton(page);
  await expect
    .poll(async () => (await loadContent(baseURL, id))?.content)
    .toMatch(/^Un\n\nDeux\n\n!\[Le port\]\(\S+\)\n\nTrois$/);
  // undo removes the whole paste, redo restores text and picture
  await text.press('ControlOrMeta+z');
  await expect(text).toHaveText('');
  await text.press('ControlOrMeta+Shift+z');
  await expect(text.locator('figure img')).toHaveAttribute('alt', 'Le port');

  await page.getByRole('button', { name: 'Markdown', exact: true }).click();
  await transfer(page, 'paste', { picture: 'source.png' });
  await uploadFiles(page);
  await expect(text).toHaveValue(/Trois\n\n!\[\]\(\S+\)$/);
});
