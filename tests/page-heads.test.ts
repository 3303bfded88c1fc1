import path from 'node:path';
import { expect, test } from 'vitest';
import { offerSeo } from '@/content/site/careers/offer-seo';
import { offers } from '@/content/site/careers/offers';
import { pressExcerpts } from '@/content/site/press/excerpts';
import { pressSummaries } from '@/content/site/press/summaries';
import type { PageSeo } from '@/content/types';

const pages = import.meta.glob<Record<string, unknown>>('../src/content/site/pages/*.ts', { eager: true });

/** The `…Seo` of every page, found by its name: a new page is held to the same. */
const pageHeads = Object.entries(pages).flatMap(([file, module]) =>
  Object.entries(module).flatMap(([name, value]) =>
    name.endsWith('Seo') ? [{ file: path.basename(file, '.ts'), ...(value as PageSeo) }] : [],
  ),
);

const heads = [
  ...pageHeads,
  ...offers.map(offerSeo),
  offerSeo(undefined),
  ...pressSummaries.map(({ slug, title }) => ({ title, description: pressExcerpts[slug] })),
];

test.each(heads)('search results can show « $title » and what it says', ({ title, description }) => {
  expect(title.length).toBeGreaterThanOrEqual(20);
  expect(title.length).toBeLessThanOrEqual(65);
  expect(description.length).toBeGreaterThanOrEqual(70);
  expect(description.length).toBeLessThanOrEqual(165);
});

test('no two pages have the same title', () => {
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
});

test.each(pageHeads.filter(({ noindex }) => !noindex))(
  '$file claims its own address',
  ({ file, canonical }) => {
    expect(canonical).toBe(file === 'home' ? '/' : `/${file}`);
  },
);

test('the page of an offer that is gone is no result', () => {
  expect(offerSeo(undefined).noindex).toBe(true);
});
