import exifr from 'exifr';
import sharp from 'sharp';
import { database } from './support/backend.ts';
import { given, unique } from './support/content.ts';
import { choose, rowOf, storedFiles, uniqueName } from './support/media.ts';
import { demoEmail, signIn } from './support/staff.ts';
import { expect, test } from './support/test.ts';

/** Twelve million pixels of grain, held upright, with the place where they were taken. */
async function photograph(width = 4000, height = 3000): Promise<Buffer> {
  const grain = sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 24 },
    },
  });
  return grain
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

const told = (file: Buffer) => exifr.parse(file, { gps: true, xmp: true, iptc: true, icc: false });

test('a photograph of 12 million pixels is prepared and sent within seconds, and tells nobody where it was taken', async ({
  page,
  baseURL,
  browser,
}) => {
  test.slow();
  const buffer = await photograph();
  expect(await told(buffer)).toMatchObject({ Make: 'Appareil', latitude: expect.any(Number) });
  const name = uniqueName('Marché', 'jpg');
  await signIn(page, demoEmail('editor'));
  await page.goto('/admin/media');
  const dialog = await choose(page, { name, mimeType: 'image/jpeg', buffer });
  const chosen = Date.now();
  await expect(dialog.getByText('Préparation de la photographie…')).toBeVisible();
  await expect(dialog.getByText('3000 × 4000')).toBeVisible();
  await dialog.getByRole('button', { name: 'Uploader' }).click();
  await expect(page.getByText('1 fichier(s) uploadé(s) avec succès')).toBeVisible();
  test.info().annotations.push({ type: 'milliseconds', description: String(Date.now() - chosen) });
  console.log('prepared and sent in', Date.now() - chosen, 'of', buffer.length);

  const row = await rowOf(baseURL, name);
  expect(row).toMatchObject({ width: 3000, height: 4000, color: expect.stringMatching(/^#[0-9a-f]{6}$/) });
  const renditions = row?.renditions as { name: string; width: number; height: number }[];
  expect(renditions.map(({ width, height }) => [width, height])).toEqual([
    [320, 427],
    [800, 1067],
    [1280, 1707],
    [1920, 2560],
  ]);
  const files = await storedFiles(baseURL, row?.filename ?? '');
  expect(files.sort()).toEqual(
    [row?.filename, ...renditions.map((one) => `${row?.filename}.${one.name}`)].sort(),
  );
  for (const file of files) {
    const answer = await page.request.get(new URL(file, row?.file_path).href);
    const bytes = await answer.body();
    if (file === row?.filename) expect(await told(bytes)).toEqual({ Orientation: expect.anything() });
    else expect(answer.headers()['content-type']).toBe('image/webp');
    for (const word of ['Appareil', 'Awa Diop']) expect(bytes.includes(word)).toBe(false);
    console.log(file, bytes.length);
  }

  const article = await given(baseURL, {
    title: `Une photographie ${unique()}`,
    status: 'published',
    content: `Avant.\n\n![Le marché](${row?.file_path} "Le marché du port")\n\nAprès.`,
  });
  const change = await database(baseURL)
    .from('media_library')
    .update({ credit: 'Awa Diop', caption: 'Sandaga', focal_x: 10, focal_y: 90 })
    .eq('id', row?.id ?? '');
  expect(change.error).toBeNull();
  await database(baseURL)
    .from('content')
    .update({ cover_media_id: row?.id ?? null })
    .eq('id', article.id);
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const visit = await phone.newPage();
  const sent = new Map<string, number>();
  visit.on('response', async (response) => {
    if (response.url().includes('/storage/')) sent.set(response.url(), (await response.body()).length);
  });
  await visit.goto(`${baseURL}/presse/${article.slug}`);
  const inText = visit.getByRole('img', { name: 'Le marché' });
  await inText.scrollIntoViewIfNeeded();
  await expect(visit.getByText('Le marché du port © Awa Diop')).toBeVisible();
  await expect(visit.getByText('Sandaga © Awa Diop')).toBeVisible();
  await expect
    .poll(() => inText.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toContain('-800.webp');
  await expect(inText).toHaveAttribute('width', '1920');
  const hero = visit.locator('img.object-cover').first();
  await expect(hero).toHaveCSS('object-position', '10% 90%');
  console.log(Object.fromEntries(sent));
  expect(sent.size).toBe(1);
  for (const bytes of sent.values()) expect(bytes).toBeLessThan(120_000);
  await phone.close();
});
