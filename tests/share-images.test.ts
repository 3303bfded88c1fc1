import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '@/app/entry-server';
import { sitePagePaths } from '@/app/routes';
import { contentFields } from '@/copy/admin/content-fields';
import { pressHeroText } from '@/copy/pages/presse';
import { getShareArtworks } from '@/copy/site-pages';
import { emptyArticleRow } from '@/site/data/article';
import { readDefaultArticles } from '../build/read-articles.ts';
import { drawShareImage, loadShareImageFonts } from '../build/share-image.ts';
import { writeShareImages } from '../build/share-images.ts';
import { createTestSiteSnapshot } from './support/test-site-snapshot';

vi.mock('@/site/components/picture', () => ({ Picture: () => null }));
vi.mock('virtual:media-kit-sizes', () => ({ default: {} }));

const disk = vi.hoisted(() => ({ isFull: false }));
vi.mock('node:fs/promises', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:fs/promises')>();
  const writeFileToDisk = async (file: string, data: Buffer) => {
    await original.writeFile(file, disk.isFull ? data.subarray(0, data.length / 2) : data);
    if (disk.isFull) throw new Error('ENOSPC');
  };
  return { ...original, writeFile: writeFileToDisk as typeof writeFile };
});

const temporaryFolder = mkdtempSync(path.join(tmpdir(), 'share-images-'));
afterAll(() => rmSync(temporaryFolder, { recursive: true, force: true }));
beforeEach(() => vi.stubEnv('BUILD_CACHE_DIR', mkdtempSync(path.join(temporaryFolder, 'cache-'))));

/** Writes the share image of an article into a new folder. Returns the folder. */
async function writeArticleShareImage(artwork: string): Promise<string> {
  const outDir = mkdtempSync(path.join(temporaryFolder, 'dist-'));
  const image = { file: '/partage/a.jpg', label: 'Prix', title: 'Un titre', artworks: [artwork] };
  await writeShareImages('.', outDir, [image], () => undefined);
  return outDir;
}

test.each(sitePagePaths)('%s has existing artworks for its share image', (url) => {
  const artworks = getShareArtworks(url);
  expect(artworks.length).toBeGreaterThan(0);
  for (const name of artworks) expect(existsSync(`src/assets/${name}.svg`), name).toBe(true);
});

test('a share image is drawn for the longest titles that staff may type', async () => {
  const logo = readFileSync('src/assets/group-logo.svg');
  const { maxLength } = contentFields.title;
  const titles = ['a'.repeat(maxLength), 'Un mot '.repeat(maxLength / 7)];
  // A cut title ends with « … ».
  const fonts = await loadShareImageFonts(`${titles.join('')}…`);
  for (const title of titles) {
    const image = await drawShareImage({ label: 'a', title, artworks: [logo], logo }, fonts);
    expect(image.subarray(0, 2).toString('hex')).toBe('ffd8');
  }
});

test.each(['ã', 'ő', 'ọ', '<'])('a share image shows %s, which no page of the site uses', async (letter) => {
  const logo = readFileSync('src/assets/group-logo.svg');
  const draw = async (title: string) =>
    drawShareImage({ label: 'a', title, artworks: [logo], logo }, await loadShareImageFonts(title));
  // The typefaces have no ideographs: nothing is drawn.
  expect((await draw(letter)).equals(await draw('漢'))).toBe(false);
});

// The image leaves out a sign that the typefaces lack. When they lack a letter, the image shows no title.
test.each([
  ['Une fête 🎉 à Dakar', 'Une fête à Dakar'],
  ['👩🏿‍🚀 Dans l’espace ❤️', 'Dans l’espace'],
  ['Le cafe\u0301', 'Le café'],
  ['Abidjan\u2011Plateau', 'Abidjan-Plateau'],
  ['Étape 5\ufe0f\u20e3 à Dakar', 'Étape à Dakar'],
  ['Vingt\u202f% → la hausse ✓\u00a0!', 'Vingt\u202f% la hausse\u00a0!'],
  ['بيان صحفي', ''],
  ['Entretien avec محمد', ''],
  ['🎉', ''],
])('the share image of « %s » says « %s »', async (title, shownTitle) => {
  const outDir = mkdtempSync(path.join(temporaryFolder, 'dist-'));
  const omit = vi.fn();
  const titles = { texte: title, temoin: shownTitle };
  const images = Object.entries(titles).map(([name, text]) => ({
    file: `/partage/${name}.jpg`,
    label: 'Presse',
    title: text,
    artworks: ['hero-3'],
    textId: name,
  }));
  await writeShareImages('.', outDir, images, omit);
  const [image, expectedImage] = ['texte', 'temoin'].map((name) =>
    readFileSync(`${outDir}/partage/${name}.jpg`, 'latin1'),
  );
  expect(image === expectedImage).toBe(true);
  expect(omit).not.toHaveBeenCalled();
});

test.each(readdirSync('src/site/data/artworks'))(
  'an article with the artwork %s gets every image',
  async (file) => {
    const artwork = path.basename(file, '.svg');
    const outDir = await writeArticleShareImage(artwork);
    expect(existsSync(`${outDir}/partage/a.jpg`)).toBe(true);
    expect(readdirSync(`${outDir}/partage/illustrations`)).toHaveLength(3);
  },
);

test('a build redraws an image that a full disk has cut', async () => {
  disk.isFull = true;
  await expect(writeArticleShareImage('hero-3')).rejects.toThrow('ENOSPC');
  disk.isFull = false;
  const outDir = await writeArticleShareImage('hero-3');
  const image = sharp(`${outDir}/partage/a.jpg`, { failOn: 'truncated' });
  expect((await image.stats()).isOpaque).toBe(true);
});

test('an old article without a drawn image gets the images of the press page', async () => {
  const [oldArticle] = readDefaultArticles();
  if (!oldArticle) throw new Error('no article');
  const newerTexts = Array.from({ length: 300 }, (_, index) => ({
    ...emptyArticleRow,
    id: `id-${index}`,
    slug: `texte-${index}`,
    title: 'Un titre',
    first_published_at: '2026-11-01T12:00:00+01:00',
    modified_at: '2026-11-01T12:00:00+01:00',
  }));
  const snapshot = createTestSiteSnapshot({ texts: [...newerTexts, { ...oldArticle, id: 'old' }] });
  const { head, shareImage } = await renderPage(snapshot, `/presse/${oldArticle.slug}`);
  expect(shareImage).toBe(null);
  const [defaultArtwork] = getShareArtworks('/presse');
  expect(head).toContain(`<meta property="og:image:alt" content="${pressHeroText.title}"/>`);
  const illustrations = [...head.matchAll(/illustrations\/([\w-]+)-\d+x\d+\.jpg/g)].map(([, name]) => name);
  expect(illustrations).toEqual([defaultArtwork, defaultArtwork, defaultArtwork]);
});
