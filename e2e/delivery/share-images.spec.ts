import sharp from 'sharp';
import { DEFAULT_ARTICLE_PATHS } from '../support/default-article-paths.ts';
import { publicPaths } from '../support/public-paths.ts';
import { expect, test } from '../support/test.ts';

const SITE = 'https://www.groupe-obouo.example';
const HOME_VARIANTS = [1, 2, 3, 4].map((number) => `/hero-demo-${number}`);

function readMetaTag(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
}

test('every public page has its own share image of 1200 × 630 pixels', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listedPaths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.slice(SITE.length),
  );
  expect(listedPaths.length).toBe(publicPaths.length + DEFAULT_ARTICLE_PATHS.length);

  const images = new Set<string>();
  for (const page of [...listedPaths, ...HOME_VARIANTS]) {
    const html = await (await request.get(page)).text();
    const image = readMetaTag(html, 'og:image') ?? '';
    expect(image, page).toMatch(new RegExp(`^${SITE}/partage/.+\\.jpg$`));
    expect(readMetaTag(html, 'twitter:image'), page).toBe(image);
    expect(readMetaTag(html, 'twitter:card'), page).toBe('summary_large_image');
    expect([readMetaTag(html, 'og:image:width'), readMetaTag(html, 'og:image:height')], page).toEqual([
      '1200',
      '630',
    ]);
    expect(readMetaTag(html, 'og:image:alt'), page).toMatch(
      /\u00a0: «\u00a0.+\u00a0», illustration du Groupe Obouo$/,
    );
    images.add(image);

    const file = await request.get(image.slice(SITE.length));
    expect(file.headers()['content-type'], image).toBe('image/jpeg');
    const { format, width, height } = await sharp(await file.body()).metadata();
    expect([format, width, height], image).toEqual(['jpeg', 1200, 630]);
  }
  expect(images.size).toBe(listedPaths.length + HOME_VARIANTS.length);
});
