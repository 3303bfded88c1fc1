import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sitePagePaths } from '@/app/routes';
import { getShareArtworks } from '@/copy/site-pages';
import { drawShareImage, loadShareImageFonts } from '../build/share-image.ts';

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
