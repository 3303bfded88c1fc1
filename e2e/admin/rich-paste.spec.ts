import type { Page } from '@playwright/test';
import { advanceClockUntilVisible } from '../support/clock.ts';
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

/** Creates a text and opens it in the editor. */
async function openText(page: Page, baseURL: string | undefined, content = '') {
  await signInByRequest(page, getDemoEmail('editor'));
  const { id } = await insertContent(baseURL, { content });
  await openEditor(page, id);
  return id;
}

const libraryDialog = (page: Page) => page.getByRole('dialog', { name: 'Importer une image' });

/** Uploads the files that wait in the library dialog. */
async function uploadFiles(page: Page) {
  await expect(libraryDialog(page).getByText('Prêt')).toBeVisible();
  await libraryDialog(page).getByRole('button', { name: 'Uploader' }).click();
  await expect(libraryDialog(page)).toBeHidden();
}

test('a pasted picture goes through the library, and a drop of text does not', async ({ page, baseURL }) => {
  const id = await openText(page, baseURL, 'Avant.');
  const [firstName, secondName] = [`copiée-${createUniqueWord()}.png`, `seule-${createUniqueWord()}.png`];
  await page.getByLabel('Contenu', { exact: true }).getByText('Avant.').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await transfer(page, 'paste', {
    html: '<meta charset="utf-8"><a href="https://exemple.com"><img src="https://exemple.com/vue.jpg" alt="Vue"></a>',
    picture: firstName,
  });
  await uploadFiles(page);
  // a drop without a picture: only the next paste opens the library
  await transfer(page, 'drop', { html: '<p>Un mot</p>', text: 'Un mot' });
  await transfer(page, 'paste', { picture: secondName });
  await uploadFiles(page);
  await expect(page.getByText('Certaines images collées restent')).toHaveCount(0);
  await pressSaveButton(page);
  await expect(page.getByText('Contenu mis à jour avec succès')).toBeVisible();
  const { content } = (await loadContent(baseURL, id)) ?? {};
  for (const name of [firstName, secondName]) {
    const row = await loadMediaRow(baseURL, name);
    expect(content).toContain(`![](${row?.file_path})`);
  }
});

test('pasted Word text needs no upload; a dropped text uploads its embedded picture', async ({
  page,
  baseURL,
}) => {
  await page.clock.install();
  const id = await openText(page, baseURL);
  await transfer(page, 'paste', { html: await readWordClipboard(), picture: 'dessin.png' });
  const text = page.getByLabel('Contenu', { exact: true });
  await expect(text.getByRole('heading', { level: 3, name: 'Trois plateaux' })).toBeVisible();
  await expect(libraryDialog(page)).toHaveCount(0);

  const dataUrl = `data:image/png;base64,${createPng('').buffer.toString('base64')}`;
  await transfer(page, 'drop', {
    html: `<h2>Posé</h2><p><img src="${dataUrl}" alt="Posée"></p><p>Suite</p>`,
  });
  await expect(text.getByRole('heading', { level: 2, name: 'Posé' })).toBeVisible();
  // the autosaved draft contains no placeholder of a picture that is not uploaded yet
  await expect(libraryDialog(page).getByText('Prêt')).toBeVisible();
  await advanceClockUntilVisible(page.getByText(/^Brouillon enregistré/));
  expect((await loadContent(baseURL, id))?.content).toContain('## Posé');
  expect((await loadContent(baseURL, id))?.content).not.toContain('attente');
  await uploadFiles(page);
  await expect(text.locator('figure img')).toHaveAttribute('src', /\/storage\/v1\/object\/public\/media\//);
});

test('a video address alone on its line becomes a video', async ({ page, baseURL }) => {
  const id = await openText(page, baseURL);
  await transfer(page, 'paste', { text: ' https://youtu.be/abcdefghijk ' });
  const text = page.getByLabel('Contenu', { exact: true });
  await expect(text.locator('.rich-video')).toHaveText('Vidéo YouTube');
  await page.keyboard.type('Voir ');
  await transfer(page, 'paste', { text: 'https://vimeo.com/123456789' });
  await page.keyboard.type(' aussi.');
  await expect(text.locator('.rich-video')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await transfer(page, 'paste', { text: 'Un\nhttps://dai.ly/x8abcde\nDeux' });
  await transfer(page, 'paste', {
    html: '<p>Trois</p><p><a href="https://vimeo.com/987654321?share=copy">Le tournage</a></p><iframe src="https://open.spotify.com/embed/1"></iframe>',
  });
  await expect(page.getByText('lecteur open.spotify.com.')).toBeVisible();
  await page.keyboard.type('Fin.');
  await pressSaveButton(page);
  await expect(page.getByText('Contenu mis à jour avec succès')).toBeVisible();
  expect((await loadContent(baseURL, id))?.content).toBe(
    [
      '<https://youtu.be/abcdefghijk>',
      'Voir <https://vimeo.com/123456789> aussi.',
      'Un',
      '<https://dai.ly/x8abcde>',
      'DeuxTrois',
      '[Le tournage](https://vimeo.com/987654321?share=copy)',
      'Fin.',
    ].join('\n\n'),
  );
});

test('a paste names the refused picture and uploads the others', async ({ page, baseURL }) => {
  const id = await openText(page, baseURL);
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
  await expect(page.getByText('Contenu mis à jour avec succès')).toBeVisible();
  expect((await loadContent(baseURL, id))?.content).toMatch(/^Un\n\nDeux\n\n!\[Le port\]\(\S+\)\n\nTrois$/);
  // undo removes the whole paste, redo restores it with its picture
  const text = page.getByLabel('Contenu', { exact: true });
  await text.press('ControlOrMeta+z');
  await expect(text).toHaveText('');
  await text.press('ControlOrMeta+Shift+z');
  await expect(text.locator('figure img')).toHaveAttribute('alt', 'Le port');

  await page.getByRole('button', { name: 'Markdown', exact: true }).click();
  await transfer(page, 'paste', { picture: 'source.png' });
  await uploadFiles(page);
  await expect(text).toHaveValue(/Trois\n\n!\[\]\(\S+\)$/);
});
