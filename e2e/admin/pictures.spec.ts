import { writeFile } from 'node:fs/promises';
import exifr from 'exifr';
import sharp from 'sharp';
import { createSecretKeyClient } from '../support/backend.ts';
import { insertContent } from '../support/content.ts';
import {
  createPng,
  insertImageIntoLibrary,
  listMediaFileNames,
  loadMediaRow,
  openUploadDialogWithFiles,
} from '../support/media.ts';
import { getDemoEmail, signInByRequest } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { createUniqueWord } from '../support/unique-word.ts';

/** Returns a noisy JPEG with GPS data. Its EXIF orientation turns it by 90 degrees, so width and height swap. */
async function createPhotograph(width: number, height: number): Promise<Buffer> {
  const noisyImage = sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 24 },
    },
  });
  return noisyImage
    .withExif({
      IFD0: { Make: 'Appareil', Artist: 'Awa Diop' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '14/1 41/1 34/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '17/1 26/1 48/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer();
}

const readMetadata = (file: Buffer) => exifr.parse(file, { gps: true, xmp: true, iptc: true, icc: false });

test('a photograph is uploaded without GPS data, and a phone loads one rendition', async ({
  page,
  baseURL,
  browser,
}) => {
  const buffer = await createPhotograph(2080, 1560);
  expect(await readMetadata(buffer)).toMatchObject({ Make: 'Appareil', latitude: expect.any(Number) });
  const uniqueWord = createUniqueWord();
  const name = `Marché ${uniqueWord}.jpg`;
  const file = test.info().outputPath(name);
  await writeFile(file, buffer);
  await signInByRequest(page, getDemoEmail('editor'));
  await page.goto(`/admin/media?q=${uniqueWord}`);
  const dialog = await openUploadDialogWithFiles(page, file);
  await expect(dialog.getByText('Préparation du fichier…')).toBeVisible();
  await expect(dialog.getByText('1560 × 2080')).toBeVisible();
  await expect(dialog.getByLabel('Crédit')).toHaveValue('Awa Diop');
  await dialog.getByRole('button', { name: 'Uploader' }).click();
  await expect(page.getByText('1 fichier(s) uploadé(s) avec succès')).toBeVisible();

  const row = await loadMediaRow(baseURL, name);
  expect(row).toMatchObject({ width: 1560, height: 2080, color: expect.stringMatching(/^#[0-9a-f]{6}$/) });
  const renditions = row?.renditions as { name: string; width: number; height: number }[];
  expect(renditions.map(({ width, height }) => [width, height])).toEqual([
    [320, 427],
    [800, 1067],
    [1280, 1707],
    [1560, 2080],
    // for newsletters
    [1008, 1344],
  ]);
  const files = await listMediaFileNames(baseURL, row?.filename ?? '');
  expect(files.sort()).toEqual(
    [row?.filename, ...renditions.map((rendition) => `${row?.filename}.${rendition.name}`)].sort(),
  );
  for (const storedName of files) {
    const answer = await page.request.get(new URL(storedName, row?.file_path).href);
    const bytes = await answer.body();
    if (storedName === row?.filename)
      expect(await readMetadata(bytes)).toEqual({ Orientation: expect.anything() });
    else
      expect(answer.headers()['content-type']).toBe(
        storedName.endsWith('.webp') ? 'image/webp' : 'image/jpeg',
      );
    for (const word of ['Appareil', 'Awa Diop']) expect(bytes.includes(word)).toBe(false);
  }

  const article = await insertContent(baseURL, {
    title: `Une photographie ${createUniqueWord()}`,
    status: 'published',
    content: `Avant.\n\n![Le marché](${row?.file_path} "Le marché du port")\n\nAprès.`,
  });
  const mediaUpdate = await createSecretKeyClient(baseURL)
    .from('media_library')
    .update({ credit: 'Awa Diop', caption: 'Sandaga', focal_x: 10, focal_y: 90 })
    .eq('id', row?.id ?? '');
  expect(mediaUpdate.error).toBeNull();
  await createSecretKeyClient(baseURL)
    .from('content')
    .update({ cover_media_id: row?.id ?? null })
    .eq('id', article.id);
  const phonePage = await browser.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
  });
  const bytesByUrl = new Map<string, number>();
  phonePage.on('response', async (response) => {
    // other articles of the page have pictures too
    if (response.url().includes(String(row?.filename)))
      bytesByUrl.set(response.url(), (await response.body()).length);
  });
  await phonePage.goto(`${baseURL}/presse/${article.slug}`);
  const articleImage = phonePage.getByRole('img', { name: 'Le marché' });
  await articleImage.scrollIntoViewIfNeeded();
  await expect(phonePage.getByText('Le marché du port © Awa Diop')).toBeVisible();
  await expect(phonePage.getByText('Sandaga © Awa Diop')).toBeVisible();
  await expect
    .poll(() => articleImage.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toContain('-800.webp');
  await expect(articleImage).toHaveAttribute('width', '1560');
  const hero = phonePage.locator('img.object-cover').first();
  await expect(hero).toHaveCSS('object-position', '10% 90%');
  // cover and picture of the text are one file, so the phone downloads one rendition
  expect(bytesByUrl.size).toBe(1);
  for (const bytes of bytesByUrl.values()) expect(bytes).toBeLessThan(120_000);
  await phonePage.close();
  // tests at other origins would show the article, whose cover their Content-Security-Policy blocks
  await createSecretKeyClient(baseURL).from('content').delete().eq('id', article.id);
});

test('older photographs get renditions and descriptions; one gets a focal point and a replacement', async ({
  page,
  baseURL,
}) => {
  const uniqueWord = createUniqueWord();
  const name = `ancienne ${uniqueWord}.jpg`;
  const filename = `1763712345678-ancienne-${uniqueWord}.jpg`;
  const bucket = createSecretKeyClient(baseURL).storage.from('media');
  const file_path = bucket.getPublicUrl(`uploads/${filename}`).data.publicUrl;
  const original = await createPhotograph(1000, 600);
  await bucket.upload(`uploads/${filename}`, original, { contentType: 'image/jpeg' });
  const row = {
    filename,
    file_path,
    original_filename: name,
    mime_type: 'image/jpeg',
    media_type: 'image' as const,
  };
  await createSecretKeyClient(baseURL)
    .from('media_library')
    .insert({ ...row, file_size: original.length });
  const article = await insertContent(baseURL, {
    title: `Un port ${uniqueWord}`,
    content: `![](${file_path})`,
  });
  const downloadFile = async () => (await page.request.get(`${file_path}?${createUniqueWord()}`)).body();
  const loadRenditions = async () =>
    ((await loadMediaRow(baseURL, name))?.renditions ?? []) as { name: string; width: number }[];

  await signInByRequest(page, getDemoEmail('admin'));
  // limits the list to the picture of this test
  await page.route('**/rest/v1/media_library?*renditions=is.null*', (route) =>
    route.continue({ url: `${route.request().url()}&filename=eq.${filename}` }),
  );
  await page.goto(`/admin/media?q=${uniqueWord}`);
  await page.getByRole('button', { name: 'Préparer les photographies' }).click();
  const preparationDialog = page.getByRole('dialog', { name: 'Préparer les photographies' });
  await expect(preparationDialog.getByText('Une image attend d’être préparée.')).toBeVisible();
  await preparationDialog.getByRole('button', { name: 'Préparer' }).click();
  await expect(preparationDialog.getByText('Terminée. Images prêtes')).toContainText('1 / 1');
  await preparationDialog.getByRole('button', { name: 'Fermer' }).click();
  expect(await loadMediaRow(baseURL, name)).toMatchObject({
    width: 600,
    height: 1000,
    color: expect.any(String),
  });
  // the last one is for newsletters
  expect((await loadRenditions()).map(({ width }) => width)).toEqual([320, 600, 600]);
  expect(Object.keys(await readMetadata(await downloadFile()))).toEqual(['Orientation']);

  // the dialog lists every picture without a description, also those that the search of the screen leaves out
  const otherWord = createUniqueWord();
  await insertImageIntoLibrary(baseURL, otherWord);
  await page.getByRole('button', { name: 'Décrire les images' }).click();
  const descriptionsDialog = page.getByRole('dialog', { name: 'Décrire les images' });
  for (const picture of [name, `${otherWord}.png`])
    await descriptionsDialog.getByLabel(picture).fill('Des points');
  await descriptionsDialog.getByRole('button', { name: 'Enregistrer 2 descriptions' }).click();
  await expect(page.getByText('2 images décrites')).toBeVisible();
  await expect(descriptionsDialog.getByLabel(name)).toHaveCount(0);
  expect((await loadMediaRow(baseURL, `${otherWord}.png`))?.alt_text).toBe('Des points');
  await page.keyboard.press('Escape');
  await expect(descriptionsDialog).toBeHidden();

  await page.getByRole('link', { name }).click();
  const detail = page.getByRole('dialog', { name: 'Détail du fichier' });
  await detail.getByLabel('Légende').fill("Le port, à l'aube");
  // Back asks about the unsaved text; the router restores the address of the panel
  await page.evaluate(() => history.back());
  const leaveQuestion = page.getByRole('alertdialog', { name: 'Quitter sans enregistrer ?' });
  await leaveQuestion.getByRole('button', { name: 'Continuer' }).click();
  await expect(page).toHaveURL(/fichier=/);
  await expect(detail.getByLabel('Légende')).toBeFocused();
  await detail.getByLabel('Crédit').fill('Awa Diop');
  await detail
    .getByRole('group', { name: 'Point d’intérêt' })
    .locator('img')
    .first()
    .click({ position: { x: 3, y: 3 } });
  await detail.getByLabel('De gauche à droite').press('End');
  await detail.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Description enregistrée')).toBeVisible();
  const describedRow = await loadMediaRow(baseURL, name);
  expect(describedRow).toMatchObject({ caption: "Le port, à l'aube", credit: 'Awa Diop', focal_x: 100 });
  expect(describedRow?.focal_y).toBeLessThan(10);

  const oldRenditions = await loadRenditions();
  const input = detail.getByLabel('Choisir le nouveau fichier');
  await input.setInputFiles(createPng('autre.png'));
  await expect(detail.getByText('choisissez un fichier JPG')).toBeVisible();
  await input.setInputFiles({
    name: 'autre.jpg',
    mimeType: 'image/jpeg',
    buffer: await createPhotograph(500, 400),
  });
  const question = page.getByRole('alertdialog', { name: 'Remplacer ce fichier' });
  await expect(question.getByRole('link', { name: article.title })).toBeVisible();
  await expect(question.getByLabel('Crédit')).toHaveValue('Awa Diop');
  await question.getByLabel('Texte alternatif').fill('Le port de nuit');
  await question.getByRole('button', { name: 'Remplacer' }).click();
  await expect(page.getByText('Fichier remplacé')).toBeVisible();
  expect(await loadMediaRow(baseURL, name)).toMatchObject({
    alt_text: 'Le port de nuit',
    credit: 'Awa Diop',
    file_path,
    width: 400,
    height: 500,
    focal_x: null,
    caption: "Le port, à l'aube",
  });
  // the row has the displayed size, but the stored pixels are not rotated
  expect((await sharp(await downloadFile()).metadata()).width).toBe(500);
  const binRows = await createSecretKeyClient(baseURL)
    .from('media_bin')
    .select('file_size')
    .eq('original_filename', `ancienne ${uniqueWord} (version remplacée).jpg`);
  expect(binRows.data).toEqual([{ file_size: describedRow?.file_size }]);
  // the focal point of the replaced picture is reset
  await expect(detail.getByLabel('De gauche à droite')).toHaveValue('50');
  await expect(detail.getByRole('button', { name: 'Enregistrer' })).toBeDisabled();
  const expectedFiles = [
    filename,
    ...(await loadRenditions()).map((rendition) => `${filename}.${rendition.name}`),
  ];
  await expect
    .poll(async () => (await listMediaFileNames(baseURL, filename)).sort())
    .toEqual(expectedFiles.sort());
  expect(expectedFiles).not.toContain(`${filename}.${oldRenditions[0]?.name}`);
});
