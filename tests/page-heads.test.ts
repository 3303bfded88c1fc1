import path from 'node:path';
import { expect, test } from 'vitest';
import { offerSeo } from '@/copy/careers/offer-seo';
import type { CollectionDefaults, Fields } from '@/copy/collection';
import { advertisingPlans } from '@/copy/collections/advertising-plans';
import { licensingPlans } from '@/copy/collections/licensing-plans';
import { offers } from '@/copy/collections/offers';
import { spots } from '@/copy/collections/spots';
import { values } from '@/copy/collections/values';
import { findLowestPrice } from '@/copy/lowest-price';
import { aboutDescription } from '@/copy/pages/a-propos';
import { careersDescription, careersSeo } from '@/copy/pages/carrieres';
import { licensingDescription } from '@/copy/pages/licensing';
import { pressDescription } from '@/copy/pages/presse';
import { advertisingDescription } from '@/copy/pages/publicite';
import { pressSlugs } from '@/copy/press/slugs';
import { defaultSettings } from '@/copy/site-settings';
import type { PageSeo } from '@/copy/types';
import { selectCollection } from '@/site/data/collections';
import { readDeliveredArticles } from '../build/read-articles.ts';
import { buildSnapshot } from './support/build-snapshot';

const pages = import.meta.glob<Record<string, unknown>>('../src/copy/pages/*.ts', { eager: true });

/** Every export named `…Seo`, so that new pages are checked too. The home page prints the description of the settings. */
const pageHeads = Object.entries(pages).flatMap(([file, module]) =>
  Object.entries(module).flatMap(([name, value]) =>
    name.endsWith('Seo')
      ? [
          {
            file: path.basename(file, '.ts'),
            description: defaultSettings.description,
            ...(value as Omit<PageSeo, 'description'>),
          },
        ]
      : [],
  ),
);

const heads = [
  ...pageHeads,
  ...offers.initial.items.map((offer) => offerSeo(offer)),
  offerSeo(undefined),
  ...readDeliveredArticles().map(({ row: { title, excerpt: description } }) => ({ title, description })),
];

test.each(heads)('title and description of « $title » fit search results', ({ title, description }) => {
  expect(title.length).toBeGreaterThanOrEqual(20);
  expect(title.length).toBeLessThanOrEqual(65);
  expect(description.length).toBeGreaterThanOrEqual(70);
  expect(description.length).toBeLessThanOrEqual(165);
});

test('no two pages have the same title', () => {
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
});

test.each(pageHeads.filter(({ noindex }) => !noindex))(
  '$file has its own canonical address',
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

/** Returns the items of a collection as if staff had saved them. */
function toSavedItems<Item extends Fields, Texts extends Fields>(
  collection: CollectionDefaults<Item, Texts>,
  items: readonly object[],
) {
  const value = { ...collection.initial, items };
  const { collections } = buildSnapshot({
    collections: [{ key: collection.key, version: 1, value, media: [] }],
  });
  return selectCollection(collection, collections).items;
}

const spotLabels = (items: readonly { label: string }[]) => items.map(({ label }) => label);

const descriptionCases: readonly {
  url: string;
  initial: readonly object[];
  describe: (items: readonly object[]) => string;
  before: string;
  after: string;
  from: number;
}[] = [
  {
    url: '/a-propos',
    initial: values.initial.items,
    describe: (items) => aboutDescription(toSavedItems(values, items).length),
    ...{ before: 'six', after: ', ses cinq valeurs et', from: -1 },
  },
  {
    url: '/licensing',
    initial: licensingPlans.initial.items,
    describe: (items) => licensingDescription(toSavedItems(licensingPlans, items)),
    ...{ before: 'dès 5K€ par an', after: ', dès 15K€ par an\u00a0:', from: 1 },
  },
  {
    url: '/publicite',
    initial: advertisingPlans.initial.items,
    describe: (items) =>
      advertisingDescription(spotLabels(spots.initial.items), toSavedItems(advertisingPlans, items)),
    ...{ before: 'dès 500€ par mois', after: ', offres dès 1500€ par mois\u00a0:', from: 1 },
  },
  {
    url: '/publicite',
    initial: spots.initial.items,
    describe: (items) =>
      advertisingDescription(spotLabels(toSavedItems(spots, items)), advertisingPlans.initial.items),
    ...{ before: 'de 15 à 60 secondes', after: 'Spots de 30 à 60 secondes sur', from: 1 },
  },
];

test.each(descriptionCases)(
  '$url describes itself by its collection: $after',
  ({ url, initial, describe, ...words }) => {
    const { before, after, from } = words;
    const page = pageHeads.find(({ canonical }) => canonical === url);
    expect(page?.description).toContain(before);
    expect(describe([...initial].reverse())).toBe(page?.description);
    expect(describe(from < 0 ? initial.slice(0, from) : initial.slice(from))).toContain(after);
    for (const items of [[], initial.slice(-1)]) {
      expect(describe(items)).not.toContain(before);
      expect(describe(items).length).toBeGreaterThanOrEqual(70);
      expect(describe(items).length).toBeLessThanOrEqual(165);
    }
  },
);

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
  expect(findLowestPrice(plans.map(([price, period]) => ({ price, period })))).toBe(lowest);
});

test('the press page counts the stories', () => {
  const page = pageHeads.find(({ canonical }) => canonical === '/presse');
  expect(pressDescription(pressSlugs.length)).toBe(page?.description);
  expect(pressDescription(12)).toContain(' douze articles, ');
  expect(pressDescription(10_000).length).toBeLessThanOrEqual(165);
});

test('the page of a closed or missing offer is not indexed', () => {
  const [offer] = offers.initial.items;
  expect(offerSeo(undefined).noindex).toBe(true);
  expect(offerSeo(offer, false).noindex).toBe(true);
  expect(offerSeo(offer).noindex).toBeUndefined();
});
