import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { siteUrl } from '@/copy/brand';
import { defaultPressSlugs } from '@/copy/press/slugs';
import { publicPaths } from '../../e2e/support/public-paths.ts';
import { readBuiltPageHtml } from './support.ts';

const HOME_VARIANTS = [1, 2, 3, 4].map((number) => `/hero-demo-${number}`);
const listedPaths = [...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, address = '']) => address.slice(siteUrl.length),
);

it('every public page has its own share image of 1200 × 630 pixels', async () => {
  expect(listedPaths.length).toBe(publicPaths.length + defaultPressSlugs.length);
  const images = new Set<string>();
  for (const path of [...listedPaths, ...HOME_VARIANTS]) {
    const html = readBuiltPageHtml(path);
    const readMetaTag = (name: string) =>
      new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
    const image = readMetaTag('og:image') ?? '';
    expect(image, path).toMatch(new RegExp(`^${siteUrl}/partage/.+\\.jpg$`));
    expect(readMetaTag('twitter:image'), path).toBe(image);
    expect(readMetaTag('twitter:card'), path).toBe('summary_large_image');
    expect([readMetaTag('og:image:width'), readMetaTag('og:image:height')], path).toEqual(['1200', '630']);
    expect(readMetaTag('og:image:alt'), path).toMatch(
      /\u00a0: «\u00a0.+\u00a0», illustration du Groupe Obouo$/,
    );
    images.add(image);
    const { format, width, height } = await sharp(`dist${image.slice(siteUrl.length)}`).metadata();
    expect([format, width, height], image).toEqual(['jpeg', 1200, 630]);
  }
  expect(images.size).toBe(listedPaths.length + HOME_VARIANTS.length);
});
