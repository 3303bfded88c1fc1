import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { channelBrandColours, groupBrandColours } from '@/copy/press/brand-assets';
import { pressCategoryLabels } from '@/copy/press/categories';
import { homeArticleSlugs } from '@/copy/press/home-articles';
import { defaultPressSlugs } from '@/copy/press/slugs';
import { parseArticleText } from '@/shared/article/parsed-article';
import { applyFrenchTypography } from '@/shared/lib/french-typography';
import { readDefaultArticles } from '../build/read-articles.ts';

const articles = readDefaultArticles().sort((one, other) =>
  other.first_published_at.localeCompare(one.first_published_at),
);

const readParagraphs = (content: string) => content.split('\n').filter(Boolean);
const countWords = (content: string) => content.replaceAll(/^(?:##|-) /gm, '').split(/\s+/).length;

test('the ten default articles have the categories and days of the specification', () => {
  expect(
    articles.map(({ slug, category, first_published_at }) => [
      slug,
      category?.slug,
      first_published_at.slice(0, 10),
    ]),
  ).toEqual([
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
});

test('each category of the specification has two default articles', () => {
  for (const slug of Object.keys(pressCategoryLabels))
    expect(
      articles.filter(({ category }) => category?.slug === slug),
      slug,
    ).toHaveLength(2);
});

test('each article that the home page or the link check names exists', () => {
  const slugs = articles.map(({ slug }) => slug);
  expect(slugs).toEqual(expect.arrayContaining([...homeArticleSlugs]));
  expect([...defaultPressSlugs].sort()).toEqual([...slugs].sort());
});

test('reading times are those of the specification, three minutes where it states none', () => {
  const specifiedMinutes: Record<string, number> = { 'obouo-play-africa-digital-awards': 4 };
  for (const { slug, minutes } of articles) expect(minutes, slug).toBe(specifiedMinutes[slug] ?? 3);
});

test.each(articles)('$slug is a complete article', ({ slug, content, callToAction }) => {
  expect(countWords(content)).toBeGreaterThanOrEqual(300);
  const headings = parseArticleText(content).headings;
  expect(headings.length).toBeGreaterThanOrEqual(3);
  expect(headings.length).toBeLessThanOrEqual(4);
  const otherParagraphs = new Set(
    articles.filter((other) => other.slug !== slug).flatMap((other) => readParagraphs(other.content)),
  );
  expect(readParagraphs(content).filter((text) => otherParagraphs.has(text))).toEqual([]);
  expect(callToAction?.link.href).toMatch(
    /^\/(?:chaines|distribution|partenariats|obouo-play|carrieres|contact|presse)\b/,
  );
});

test('an article about plans or third parties uses the conditional', () => {
  const conditionalArticles = articles.filter(
    ({ slug }) => !['marmite-channel-lancement-2024', 'streaming-adaptatif'].includes(slug),
  );
  for (const { slug, title, content } of conditionalArticles) {
    expect(title, slug).toMatch(/pourrait|possible|à l’étude|prépare/);
    expect(content, slug).toMatch(/pourrai|serai|à l’étude|envisag/);
  }
  const thirdParties = /StarTimes|Canal\+|FESPACO|Africa Digital Awards/;
  for (const { slug, title } of articles) {
    if (thirdParties.test(title)) expect(title, slug).toMatch(/pourrait|possible/);
  }
});

test('default articles follow French typography', () => {
  for (const { slug, title, excerpt, content } of articles)
    for (const text of [title, excerpt, content]) expect(applyFrenchTypography(text), slug).toBe(text);
});

test('the colours of the brand are those of the site', () => {
  const theme = readFileSync('src/shared/styles/theme.css', 'utf8');
  for (const { token, value } of [...groupBrandColours, ...channelBrandColours])
    expect(theme).toContain(`--color-${token}: ${value};`);
});
