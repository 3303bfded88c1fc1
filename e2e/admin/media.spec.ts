import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import * as faults from '../support/faults.ts';
import {
  createPng,
  insertImageIntoLibrary,
  listMediaFileNames,
  loadMediaRow,
  openUploadDialogWithFiles,
} from '../support/media.ts';
import { getDemoEmail, signInByRequest } from '../support/staff.ts';
import { expect, openPath, test } from '../support/test.ts';
import { createUniqueWord } from '../support/unique-word.ts';

test.use({ expectedLogs: [/^mutation:/] });

test('an editor retries an upload, changes only own files, and reads refusals', async ({ page, baseURL }) => {
  await signInByRequest(page, getDemoEmail('editor'));
  await page.goto('/admin/media?q=rien');
  const uniqueWord = createUniqueWord();
  const name = `Été à Noël ${uniqueWord}.png`;
  const notesName = `notes ${uniqueWord}.txt`;
  const dialog = await openUploadDialogWithFiles(page, createPng(name), {
    name: notesName,
    mimeType: 'text/plain',
    buffer: Buffer.from('Un texte.'),
  });
  await expect(dialog.getByText(/Jusqu’à 50/)).toBeVisible();
  await dialog.getByLabel('Texte alternatif').fill('Trois points gris');
  await dialog.getByLabel('Crédit').fill('Awa Diop');
  await dialog.getByLabel('Licence').fill('CC BY 4.0');
  const uploadButton = dialog.getByRole('button', { name: 'Uploader' });
  const fileRequests = /\/storage\/v1\/object\/media\/uploads\//;
  const removeFault = await faults.injectFault(page, fileRequests, faults.captivePortalFault, 'POST');
  await uploadButton.click();
  await expect(dialog.getByText(faults.expectedAdminErrorMessages.unexpected)).toHaveCount(2);
  expect(await loadMediaRow(baseURL, name)).toBeNull();
  await removeFault();
  // the server stores the rows, but the answers are lost
  const insertRequests = /\/rest\/v1\/media_library\?select=id%2Cfile_path/;
  const removeRowFault = await faults.injectFault(page, insertRequests, faults.lostAnswerFault, 'POST');
  await uploadButton.click();
  await expect(dialog.getByText('Le fichier est envoyé, mais pas encore enregistré.')).toHaveCount(2);
  await removeRowFault();
  await uploadButton.click();
  await expect(page.getByText('2 fichier(s) uploadé(s) avec succès')).toBeVisible();
  await expect(dialog).toBeHidden();

  const row = await loadMediaRow(baseURL, name);
  expect(row).toMatchObject({ media_type: 'image', width: 3, height: 2, alt_text: 'Trois points gris' });
  expect(row).toMatchObject({ credit: 'Awa Diop', licence: 'CC BY 4.0' });
  expect(row?.filename).toMatch(/^\d{13}-ete-a-noel-[a-z0-9-]+\.png$/);
  expect(await listMediaFileNames(baseURL, row?.filename ?? '')).toHaveLength(3);
  expect((await loadMediaRow(baseURL, notesName))?.media_type).toBe('document');
  const servedFile = await page.request.get(row?.file_path ?? '');
  expect(servedFile.headers()['content-type']).toBe('image/png');

  await openPath(page, `/admin/media?q=ETE A NOEL ${uniqueWord}`);
  await page.getByRole('link', { name }).click();
  const detail = page.getByRole('dialog', { name: 'Détail du fichier' });
  await expect(detail.getByText('vous')).toBeVisible();
  await expect(detail.getByRole('button', { name: 'Supprimer' })).toBeVisible();
  await detail.getByLabel('Texte alternatif').fill('Trois points');
  await detail.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Description enregistrée')).toBeVisible();
  expect(await loadMediaRow(baseURL, name)).toMatchObject({ alt_text: 'Trois points' });

  const colleagueWord = createUniqueWord();
  await insertImageIntoLibrary(baseURL, colleagueWord);
  await openPath(page, `/admin/media?q=${colleagueWord}`);
  await page.getByRole('link', { name: colleagueWord }).click();
  await expect(detail.getByText('Aucun texte alternatif.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Supprimer|Enregistrer)/ })).toHaveCount(0);
  await openPath(page, '/admin/media/corbeille');
  await expect(page.getByText('réservée à ceux qui gèrent les médias')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Corbeille' })).toHaveCount(0);

  // a file is refused by its bytes, and a dropped or pasted file waits for a press
  const sentUrls: string[] = [];
  page.on('request', (request) => {
    if (fileRequests.test(request.url()) && request.method() === 'POST') sentUrls.push(request.url());
  });
  await openPath(page, '/admin/media?q=rien');
  // src/admin/features/media/file-check.test.ts tests every kind of refused file
  await openUploadDialogWithFiles(
    page,
    { name: 'vacances.png', mimeType: 'image/png', buffer: Buffer.from('MZ programme') },
    { name: 'coupee.png', mimeType: 'image/png', buffer: createPng('').buffer.subarray(0, 40) },
  );
  const item = (name: string) => dialog.getByRole('listitem').filter({ hasText: name });
  await expect(item('vacances.png')).toContainText('Ce fichier est un programme');
  await expect(item('coupee.png')).toContainText('Cette image est endommagée');
  await expect(dialog.locator('input[type=file]')).toHaveAttribute(
    'accept',
    'image/*, video/*, audio/*, .pdf, .doc, .docx, .txt',
  );
  await expect(uploadButton).toBeDisabled();
  await dialog.getByRole('button', { name: 'Fermer' }).click();
  await expect(dialog).toBeHidden();

  const dispatchFile = (type: 'drop' | 'paste', name: string) =>
    page.evaluate(
      ([kind, file]) => {
        const data = new DataTransfer();
        data.items.add(new File(['Un texte.'], file, { type: 'text/plain' }));
        const event =
          kind === 'drop'
            ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
            : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
        document.body.dispatchEvent(event);
      },
      [type, name] as const,
    );
  await dispatchFile('drop', 'deposee.txt');
  await expect(dialog.getByText('deposee.txt')).toBeVisible();
  await dispatchFile('paste', 'collee.txt');
  await expect(dialog.getByText('Prêt')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abandonner' }).click();
  await expect(dialog).toBeHidden();
  expect(sentUrls).toEqual([]);
});

/** Writes a file of this size with random content that looks like a film. Returns its path. */
async function writeFilm(name: string, byteCount: number): Promise<string> {
  const film = randomBytes(byteCount);
  // the first bytes of an MP4
  film.write('\0\0\0\x1cftypisom', 0, 'latin1');
  const file = test.info().outputPath(name);
  await writeFile(file, film);
  return file;
}

const RESUMABLE_UPLOADS = /\/storage\/v1\/upload\/resumable/;
const MEGABYTE = 1024 * 1024;

test('a large upload shows progress, is cancelled, resumes after a reload, and is replaced', async ({
  page,
  context,
  baseURL,
}) => {
  const uniqueWord = createUniqueWord();
  const name = `bande démo ${uniqueWord}.mp4`;
  const file = await writeFilm(name, 7 * MEGABYTE);
  await signInByRequest(page, getDemoEmail('editor'));
  await page.goto(`/admin/media?q=${uniqueWord}`);
  const dialog = await openUploadDialogWithFiles(page, file);
  const uploadButton = dialog.getByRole('button', { name: 'Uploader' });

  await test.step('a slow upload shows its progress and is cancelled', async () => {
    const network = await context.newCDPSession(page);
    const setUploadRate = (uploadThroughput: number) =>
      network.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      });
    await setUploadRate(2 * MEGABYTE);
    await uploadButton.click();
    await expect(dialog.getByRole('button', { name: /^Upload/ })).toHaveText('Upload en cours...');
    await expect(dialog.getByRole('button', { name: /^Upload/ })).toBeDisabled();
    await expect(dialog.getByText(/Envoi [1-9]\d?\s%/)).toBeVisible();
    await dialog.getByRole('button', { name: /Annuler l’envoi/ }).click();
    await expect(dialog.getByText('Envoi annulé')).toBeVisible();
    expect(await listMediaFileNames(baseURL, uniqueWord)).toEqual([]);
    await setUploadRate(-1);
  });

  /** Offsets of the chunks that reach the server. */
  const sentOffsets: string[] = [];
  let creationCount = 0;
  let isConnectionCut = true;
  await page.route(RESUMABLE_UPLOADS, async (route) => {
    const request = route.request();
    if (request.method() === 'POST') creationCount += 1;
    if (request.method() !== 'PATCH') return route.fallback();
    const offset = request.headers()['upload-offset'] ?? '';
    if (isConnectionCut) return route.abort('connectionreset');
    sentOffsets.push(offset);
    return route.fallback();
  });
  await uploadButton.click();
  // the request that creates the upload carries the first chunk: 6 of 7 MB
  await expect(dialog.getByText(/Interrompu à 85\s%/)).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText('Interrompu, reprise…');
  expect(await loadMediaRow(baseURL, name)).toBeNull();

  page.once('dialog', (question) => question.accept());
  await page.reload();
  await openUploadDialogWithFiles(page, file);
  await expect(dialog.getByText('l’envoi interrompu reprendra', { exact: false })).toBeVisible();
  isConnectionCut = false;
  await uploadButton.click();
  await expect(page.getByText('1 fichier(s) uploadé(s) avec succès')).toBeVisible();
  expect(creationCount).toBe(1);
  expect(sentOffsets).toEqual([String(6 * MEGABYTE)]);
  expect(await listMediaFileNames(baseURL, uniqueWord)).toHaveLength(1);
  const row = await loadMediaRow(baseURL, name);
  expect(row).toMatchObject({ file_size: 7 * MEGABYTE, media_type: 'video', width: null });
  const downloadFile = async () => Buffer.from(await (await fetch(row?.file_path ?? '')).arrayBuffer());
  expect((await downloadFile()).equals(await readFile(file))).toBe(true);

  const replacement = await writeFilm('montage.mp4', 6 * MEGABYTE + 1);
  await page.getByRole('link', { name }).click();
  const detail = page.getByRole('dialog', { name: 'Détail du fichier' });
  await detail.locator('input[type=file]').setInputFiles(replacement);
  const question = page.getByRole('alertdialog', { name: 'Remplacer ce fichier' });
  await question.getByRole('button', { name: 'Remplacer' }).click();
  await expect(page.getByText('Fichier remplacé')).toBeVisible();
  expect((await downloadFile()).equals(await readFile(replacement))).toBe(true);
});
