import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shareArtworks } from '@/content/site/share-images';
import { routes } from '@/routes';

/** Pages with a file of their own, what staff publish and articles apart: the picture that opens an article is that of its preview. */
const pages = (routes[0]?.children ?? [])
  .map(({ index, path }) => (index ? '/' : `/${path}`))
  .filter((url) => url !== '/*' && !url.includes(':') && !url.startsWith('/presse/'));

test.each(pages)('%s has artworks for its share image', (url) => {
  const artworks = shareArtworks(url);
  expect(artworks.length).toBeGreaterThan(0);
  for (const name of artworks) expect(existsSync(`src/assets/${name}.svg`), name).toBe(true);
});

test('a page for which nobody chose an artwork fails the build', () => {
  expect(() => shareArtworks('/nouvelle-page')).toThrow('/nouvelle-page');
});
