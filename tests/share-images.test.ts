import { existsSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { renderPage } from '@/app/entry-server';
import { sitePagePaths } from '@/app/routes';
import { getShareArtworks } from '@/copy/site-pages';
import { emptyArticleRow } from '@/site/data/article';
import { readDefaultArticles } from '../build/read-articles.ts';
import { drawShareImage, loadShareImageFonts } from '../build/share-image.ts';
import { createTestSiteSnapshot } from './support/test-site-snapshot';

vi.mock('@/site/components/picture', () => ({ Picture: () => null }));
vi.mock('virtual:media-kit-sizes', () => ({ default: {} }));

test.each(sitePagePaths)('%s has existing artworks for its share image', (url) => {
  const artworks = getShareArtworks(url);
  expect(artworks.length).toBeGreaterThan(0);
  for (const name of artworks) expect(existsSync(`src/assets/${name}.svg`), name).toBe(true);
});

test('a share image is drawn for the longest titles that staff may type', async () => {
  const logo = readFileSync('src/assets/group-logo.svg');
  const titles = ['a'.repeat(200), 'Un mot '.repeat(29)];
  // A cut title ends with « … ».
  const fonts = await loadShareImageFonts(`${titles.join('')}…`);
  for (const title of titles) {
    const image = await drawShareImage({ label: 'a', title, artworks: [logo], logo }, fonts);
    expect(image.subarray(0, 2).toString('hex')).toBe('ffd8');
  }
});

test.each(['ã', 'ő', '<'])('a share image shows %s, which no page of the site uses', async (letter) => {
  const logo = readFileSync('src/assets/group-logo.svg');
  const draw = async (title: string) =>
    drawShareImage({ label: 'a', title, artworks: [logo], logo }, await loadShareImageFonts(title));
  // The typefaces have no ideographs: nothing is drawn.
  expect((await draw(letter)).equals(await draw('漢'))).toBe(false);
});

test('an article too old for a drawn image names only files that the build writes', async () => {
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
  const illustrations = [...head.matchAll(/illustrations\/([\w-]+)-\d+x\d+\.jpg/g)].map(([, name]) => name);
  expect(illustrations).toEqual([defaultArtwork, defaultArtwork, defaultArtwork]);
});
