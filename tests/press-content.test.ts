import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { PressArticle } from '@/copy/press/article';
import { pressCategoryCounts } from '@/copy/press/categories';
import { boilerplate, mediaKitFiles } from '@/copy/press/media-kit';
import { presentationText } from '@/copy/press/media-kit-texts';
import { pressSlugs } from '@/copy/press/slugs';
import { pressSummaries } from '@/copy/press/summaries';
import { mediaKitDownloads } from '../build/media-kit-plugin.ts';

const files = import.meta.glob<PressArticle>('../src/copy/articles/*.ts', {
  import: 'article',
  eager: true,
});

const articles = pressSlugs.map((slug) => {
  const article = files[`../src/copy/articles/${slug}.ts`];
  const summary = pressSummaries.find((candidate) => candidate.slug === slug);
  if (!article || !summary) throw new Error(`${slug} is not complete`);
  return { slug, article, summary };
});

/** Words an average reader takes in a minute. */
const READING_PACE = 200;

function textsOf({ lead, sections }: PressArticle): string[] {
  return [
    lead,
    ...sections.flatMap(({ title, paragraphs, points = [], afterword = '' }) => [
      title,
      ...paragraphs,
      ...points,
      afterword,
    ]),
  ].filter(Boolean);
}

const wordsOf = (article: PressArticle) => textsOf(article).join(' ').split(/\s+/).length;

test('ten articles, two a category, newest first, on the days of the specification', () => {
  expect(Object.keys(files)).toHaveLength(10);
  expect(pressSummaries.map(({ slug, category, date }) => [slug, category, date])).toEqual([
    ['obouo-play-africa-digital-awards', 'prix', '2025-09-21'],
    ['accords-distribution-internationaux', 'expansion', '2025-08-19'],
    ['bureau-regional-dakar', 'expansion', '2025-06-03'],
    ['studio-post-production', 'technologie', '2025-05-28'],
    ['hivowood-vitrine-cinema', 'lancement', '2025-04-05'],
    ['accord-strategique-startimes', 'partenariat', '2025-03-15'],
    ['hivowood-fespaco', 'prix', '2025-03-02'],
    ['streaming-adaptatif', 'technologie', '2025-02-10'],
    ['coproduction-canal-plus', 'partenariat', '2025-01-22'],
    ['marmite-channel-lancement-2024', 'lancement', '2024-12-15'],
  ]);
  for (const [slug, count] of Object.entries(pressCategoryCounts)) {
    expect(pressSummaries.filter(({ category }) => category === slug)).toHaveLength(count);
  }
});

test('stated reading times are kept, the others follow from the text', () => {
  const stated: Record<string, number> = {
    'bureau-regional-dakar': 3,
    'accords-distribution-internationaux': 3,
    'hivowood-fespaco': 3,
    'obouo-play-africa-digital-awards': 4,
  };
  for (const { slug, article, summary } of articles) {
    const computed = Math.max(3, Math.ceil(wordsOf(article) / READING_PACE));
    expect(summary.minutes, slug).toBe(stated[slug] ?? computed);
  }
});

test.each(articles)('$slug is an article of its own', ({ slug, article }) => {
  expect(wordsOf(article)).toBeGreaterThanOrEqual(300);
  expect(article.sections.length).toBeGreaterThanOrEqual(3);
  expect(article.sections.length).toBeLessThanOrEqual(4);
  const others = new Set(
    articles.filter((other) => other.slug !== slug).flatMap((other) => textsOf(other.article)),
  );
  expect(textsOf(article).filter((text) => others.has(text))).toEqual([]);
  expect(article.callToAction.link.href).toMatch(
    /^\/(?:chaines|distribution|partenariats|obouo-play|carrieres|contact|presse)\b/,
  );
});

test('what concerns third parties, or is only planned, is said in the conditional from the title or the lead on', () => {
  const planned = [
    'accord-strategique-startimes',
    'coproduction-canal-plus',
    'hivowood-vitrine-cinema',
    'studio-post-production',
    'bureau-regional-dakar',
    'accords-distribution-internationaux',
    'hivowood-fespaco',
    'obouo-play-africa-digital-awards',
  ];
  for (const { slug, article, summary } of articles.filter((candidate) => planned.includes(candidate.slug))) {
    expect(summary.title, slug).toMatch(/pourrait|possible|à l’étude|prépare/);
    expect(textsOf(article).join(' '), slug).toMatch(/pourrai|serai|à l’étude|envisag/);
  }
  const thirdParties = /StarTimes|Canal\+|FESPACO|Africa Digital Awards/;
  for (const { slug, summary } of articles) {
    if (thirdParties.test(summary.title)) expect(summary.title, slug).toMatch(/pourrait|possible/);
  }
});

test('the press kit is made of real files, one for each line of the list', async () => {
  const downloads = await mediaKitDownloads();
  expect(mediaKitFiles).toHaveLength(4);
  expect([...downloads.keys()].sort()).toEqual(mediaKitFiles.map(({ file }) => file as string).sort());
  const namesIn = (file: string) => Object.keys(unzipSync(downloads.get(file) ?? new Uint8Array())).sort();
  const logos = ['channel-logo-hivowood', 'channel-logo-inspiration', 'channel-logo-marmite'];
  logos.push('channel-logo-obouo-tv', 'group-logo');
  expect(namesIn('logos-groupe-obouo.zip')).toEqual([
    'LISEZ-MOI.txt',
    ...logos.flatMap((logo) => [`${logo}-fond-clair.png`, `${logo}-fond-sombre.png`, `${logo}.svg`]),
  ]);
  const zip = unzipSync(downloads.get('logos-groupe-obouo.zip') ?? new Uint8Array());
  for (const logo of logos) {
    const [light, dark] = ['fond-clair', 'fond-sombre'].map((ground) => zip[`${logo}-${ground}.png`]);
    expect(await sharp(light).metadata()).toMatchObject({ format: 'png', width: 2000, hasAlpha: true });
    expect((await sharp(light).flatten({ background: '#fff' }).stats()).channels[0]?.min).toBeLessThan(40);
    expect(Buffer.from(light ?? []).equals(Buffer.from(dark ?? []))).toBe(false);
  }
  expect(namesIn('visuels-chaines.zip')).toHaveLength(5);
  expect(namesIn('portraits-et-plateforme.zip')).toHaveLength(12);
  expect(downloads.get('presentation-groupe-obouo.txt')?.toString('utf8')).toBe(`\uFEFF${presentationText}`);
  expect(presentationText).toContain(boilerplate);
});
