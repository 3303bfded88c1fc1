import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routes } from '@/app/routes';
import { shareArtworks } from '@/copy/site-pages';
import { drawShareImage, shareFonts } from '../build/share-image.ts';

/** Pages with a file of their own, what staff publish and articles apart: the picture that opens an article is that of its preview. */
const pages = (routes[0]?.children ?? [])
  .map(({ index, path }) => (index ? '/' : `/${path}`))
  .filter((url) => url !== '/*' && !url.includes(':') && !url.startsWith('/presse/'));

test.each(pages)('%s has artworks for its share image, which are there', (url) => {
  const artworks = shareArtworks(url);
  expect(artworks.length).toBeGreaterThan(0);
  for (const name of artworks) expect(existsSync(`src/assets/${name}.svg`), name).toBe(true);
});

test('no title that staff may type keeps the site from being built', async () => {
  const logo = readFileSync('src/assets/group-logo.svg');
  const artworks = [logo];
  const fonts = await shareFonts('aUn mot…');
  for (const title of ['a'.repeat(200), 'Un mot '.repeat(29)]) {
    const image = await drawShareImage({ label: 'a', title, artworks, logo }, fonts);
    expect(image.subarray(0, 2).toString('hex')).toBe('ffd8');
  }
});
