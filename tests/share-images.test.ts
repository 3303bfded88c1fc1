import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { prerenderedPaths } from '@/app/routes';
import { getShareArtworks } from '@/copy/site-pages';
import { drawShareImage, loadShareImageFonts } from '../build/share-image.ts';

test.each(prerenderedPaths)('%s has existing artworks for its share image', (url) => {
  const artworks = getShareArtworks(url);
  expect(artworks.length).toBeGreaterThan(0);
  for (const name of artworks) expect(existsSync(`src/assets/${name}.svg`), name).toBe(true);
});

test('a share image is drawn for every title that staff may type', async () => {
  const logo = readFileSync('src/assets/group-logo.svg');
  const artworks = [logo];
  const fonts = await loadShareImageFonts('aUn mot…');
  for (const title of ['a'.repeat(200), 'Un mot '.repeat(29)]) {
    const image = await drawShareImage({ label: 'a', title, artworks, logo }, fonts);
    expect(image.subarray(0, 2).toString('hex')).toBe('ffd8');
  }
});
