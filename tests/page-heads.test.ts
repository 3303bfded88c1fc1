import path from 'node:path';
import { expect, test } from 'vitest';
import { offerSeo } from '@/copy/careers/offer-seo';
import type { Collection } from '@/copy/collection';
import { advertisingPlans } from '@/copy/collections/advertising-plans';
import { licensingPlans } from '@/copy/collections/licensing-plans';
import { offers } from '@/copy/collections/offers';
import { spots } from '@/copy/collections/spots';
import { values } from '@/copy/collections/values';
import { lowestPrice } from '@/copy/lowest-price';
import { careersDescription, careersSeo } from '@/copy/pages/carrieres';
import { pressDescription } from '@/copy/pages/presse';
import { pressExcerpts } from '@/copy/press/excerpts';
import { pressSlugs } from '@/copy/press/slugs';
import { pressSummaries } from '@/copy/press/summaries';
import type { PageSeo } from '@/copy/types';
import { builtFor } from '@/site/published/snapshot';
import { buildWithCollections } from './build-collections';

const pages = import.meta.glob<Record<string, unknown>>('../src/copy/pages/*.ts', { eager: true });

/** The `…Seo` of every page, found by its name: a new page is held to the same. */
const pageHeads = Object.entries(pages).flatMap(([file, module]) =>
  Object.entries(module).flatMap(([name, value]) =>
    name.endsWith('Seo') ? [{ file: path.basename(file, '.ts'), ...(value as PageSeo) }] : [],
  ),
);

const heads = [
  ...pageHeads,
  ...offers.initial.items.map((offer) => offerSeo(offer)),
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

test('the careers page describes itself by the offers that are open', () => {
  const { items } = offers.initial;
  expect(careersDescription(items)).toBe(careersSeo.description);
  expect(careersDescription(items.slice(0, 1))).toContain(' Un poste en CDI, ');
  expect(careersDescription([{ type: 'CDI' }, { type: 'CDD' }])).toContain(' Deux postes ouverts, ');
  expect(careersDescription([])).toMatch(/Abidjan\. Candidature spontanée bienvenue\.$/);
});

const described = (url: string) => builtFor(url).descriptions?.[url];

test.each([
  ['/a-propos', values, 'six', ', ses cinq valeurs et', -1],
  ['/licensing', licensingPlans, 'dès 5K€ par an', ', dès 15K€ par an\u00a0:', 1],
  ['/publicite', advertisingPlans, 'dès 500€ par mois', ', offres dès 1500€ par mois\u00a0:', 1],
  ['/publicite', spots, 'de 15 à 60 secondes', 'Spots de 30 à 60 secondes sur', 1],
] as const)('%s describes itself by what staff fill of it: %#', (url, collection, before, after, from) => {
  const page = pageHeads.find(({ canonical }) => canonical === url);
  const { key, initial } = collection as unknown as Collection;
  const save = (items: readonly object[]) =>
    buildWithCollections([{ key, version: 1, value: { ...initial, items }, media: [] }]);
  expect(page?.description).toContain(before);
  expect(described(url)).toBeUndefined();
  save([...initial.items].reverse());
  expect(described(url)).toBeUndefined();
  save(from < 0 ? initial.items.slice(0, from) : initial.items.slice(from));
  expect(described(url)).toContain(after);
  for (const items of [[], initial.items.slice(-1)]) {
    save(items);
    expect(described(url)).not.toContain(before);
    expect(described(url)?.length).toBeGreaterThanOrEqual(70);
    expect(described(url)?.length).toBeLessThanOrEqual(165);
  }
  buildWithCollections([]);
});

test.each([
  [
    [
      ['500€', '/mois'],
      ['1 500 €', '/mois'],
      ['Sur devis', ''],
    ],
    '500€ par mois',
  ],
  [
    [
      ['2,5K€', '/an'],
      ['2000€', '/an'],
    ],
    '2000€ par an',
  ],
  [
    [
      ['500€', '/mois'],
      ['5K€', '/an'],
    ],
    null,
  ],
  [[['dès 500€', '/mois']], null],
  [[['500€', '/semaine']], null],
  [[['Sur devis', '']], null],
  [[], null],
] as const)('the lowest of %j is %s', (plans, lowest) => {
  expect(lowestPrice(plans.map(([price, period]) => ({ price, period })))).toBe(lowest);
});

test('the press page counts the stories', () => {
  const page = pageHeads.find(({ canonical }) => canonical === '/presse');
  expect(pressDescription(pressSlugs.length)).toBe(page?.description);
  expect(pressDescription(12)).toContain(' douze articles, ');
  expect(pressDescription(10_000).length).toBeLessThanOrEqual(165);
});

test('the page of an offer that is gone, or that nobody can apply to, is no result', () => {
  const [offer] = offers.initial.items;
  expect(offerSeo(undefined).noindex).toBe(true);
  expect(offerSeo(offer, false).noindex).toBe(true);
  expect(offerSeo(offer).noindex).toBeUndefined();
});
