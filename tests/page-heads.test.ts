import path from 'node:path';
import { expect, test } from 'vitest';
import { createJobOfferSeo } from '@/copy/careers/offer-seo';
import type { Collection, FieldDefinitionsByName } from '@/copy/collection';
import advertisingPlansCollection from '@/copy/collections/advertising-plans';
import licensingPlansCollection from '@/copy/collections/licensing-plans';
import jobOffersCollection from '@/copy/collections/offers';
import advertisingSpotsCollection from '@/copy/collections/spots';
import groupValuesCollection from '@/copy/collections/values';
import { formatLowestPrice } from '@/copy/lowest-price';
import { createAboutDescription } from '@/copy/pages/a-propos';
import { careersSeo, createCareersDescription } from '@/copy/pages/carrieres';
import { createLicensingDescription } from '@/copy/pages/licensing';
import { createPressDescription } from '@/copy/pages/presse';
import { createAdvertisingDescription } from '@/copy/pages/publicite';
import { defaultPressSlugs } from '@/copy/press/slugs';
import { defaultSettings } from '@/copy/site-settings';
import type { PageSeo } from '@/copy/types';
import { getTypedCollection } from '@/site/data/collections';
import { readDefaultArticles } from '../build/read-articles.ts';
import { createTestSiteSnapshot } from './support/test-site-snapshot';

const pages = import.meta.glob<Record<string, unknown>>('../src/copy/pages/*.ts', { eager: true });

/** Every export named `…Seo`, so that new pages are checked too. The home page prints the description of the settings. */
const pageHeads = Object.entries(pages).flatMap(([file, module]) => {
  const seoExports = Object.entries(module).filter(([name]) => name.endsWith('Seo'));
  return seoExports.map(([, seo]) => ({
    file: path.basename(file, '.ts'),
    description: defaultSettings.description,
    ...(seo as Omit<PageSeo, 'description'>),
  }));
});

const heads = [
  ...pageHeads,
  ...jobOffersCollection.initial.items.map((offer) => createJobOfferSeo(offer)),
  createJobOfferSeo(undefined),
  ...readDefaultArticles().map(({ title, excerpt: description }) => ({ title, description })),
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

test('the description of the careers page counts the open offers', () => {
  const { items } = jobOffersCollection.initial;
  expect(createCareersDescription(items)).toBe(careersSeo.description);
  expect(createCareersDescription(items.slice(0, 1))).toContain(' Un poste en CDI, ');
  expect(createCareersDescription([{ type: 'CDI' }, { type: 'CDD' }])).toContain(' Deux postes ouverts, ');
  expect(createCareersDescription([])).toMatch(/Abidjan\. Candidature spontanée bienvenue\.$/);
});

/** Returns the items of a collection as if staff had saved them. */
function toSavedItems<Item extends FieldDefinitionsByName, Texts extends FieldDefinitionsByName>(
  collection: Collection<Item, Texts>,
  items: readonly object[],
) {
  const value = { ...collection.initial, items };
  const { collections } = createTestSiteSnapshot({
    collections: [{ key: collection.key, version: 1, value, media: [] }],
  });
  return getTypedCollection<Collection<Item, Texts>>(collection.key, collections).items;
}

const descriptionCases: readonly {
  url: string;
  initial: readonly object[];
  describe: (items: readonly object[]) => string;
  /** Words of the description for the initial items. */
  initialWords: string;
  remainingItems: readonly object[];
  /** Words of the description for the remaining items. */
  remainingWords: string;
}[] = [
  {
    url: '/a-propos',
    initial: groupValuesCollection.initial.items,
    describe: (items) => createAboutDescription(toSavedItems(groupValuesCollection, items).length),
    initialWords: 'six',
    remainingItems: groupValuesCollection.initial.items.slice(0, -1),
    remainingWords: ', ses cinq valeurs et',
  },
  {
    url: '/licensing',
    initial: licensingPlansCollection.initial.items,
    describe: (items) => createLicensingDescription(toSavedItems(licensingPlansCollection, items)),
    initialWords: 'dès 5K€ par an',
    remainingItems: licensingPlansCollection.initial.items.slice(1),
    remainingWords: ', dès 15K€ par an\u00a0:',
  },
  {
    url: '/publicite',
    initial: advertisingPlansCollection.initial.items,
    describe: (items) =>
      createAdvertisingDescription(
        advertisingSpotsCollection.initial.items,
        toSavedItems(advertisingPlansCollection, items),
      ),
    initialWords: 'dès 500€ par mois',
    remainingItems: advertisingPlansCollection.initial.items.slice(1),
    remainingWords: ', offres dès 1500€ par mois\u00a0:',
  },
  {
    url: '/publicite',
    initial: advertisingSpotsCollection.initial.items,
    describe: (items) =>
      createAdvertisingDescription(
        toSavedItems(advertisingSpotsCollection, items),
        advertisingPlansCollection.initial.items,
      ),
    initialWords: 'de 15 à 60 secondes',
    remainingItems: advertisingSpotsCollection.initial.items.slice(1),
    remainingWords: 'Spots de 30 à 60 secondes sur',
  },
];

test.each(descriptionCases)(
  'the description of $url follows its collection: $remainingWords',
  ({ url, initial, describe, initialWords, remainingItems, remainingWords }) => {
    const page = pageHeads.find(({ canonical }) => canonical === url);
    expect(page?.description).toContain(initialWords);
    expect(describe([...initial].reverse())).toBe(page?.description);
    expect(describe(remainingItems)).toContain(remainingWords);
    for (const items of [[], initial.slice(-1)]) {
      expect(describe(items)).not.toContain(initialWords);
      expect(describe(items).length).toBeGreaterThanOrEqual(70);
      expect(describe(items).length).toBeLessThanOrEqual(165);
    }
  },
);

const toPlan = (price: string, period: string) => ({ price, period });

test.each([
  [[toPlan('500€', '/mois'), toPlan('1 500 €', '/mois'), toPlan('Sur devis', '')], '500€ par mois'],
  [[toPlan('2,5K€', '/an'), toPlan('2000€', '/an')], '2000€ par an'],
  [[toPlan('500€', '/mois'), toPlan('5K€', '/an')], null],
  [[toPlan('dès 500€', '/mois')], null],
  [[toPlan('500€', '/semaine')], null],
  [[toPlan('Sur devis', '')], null],
  [[], null],
])('formatLowestPrice returns for the plans %j: %s', (plans, lowestPrice) => {
  expect(formatLowestPrice(plans)).toBe(lowestPrice);
});

test('the description of the press page counts the articles', () => {
  const page = pageHeads.find(({ canonical }) => canonical === '/presse');
  expect(createPressDescription(defaultPressSlugs.length)).toBe(page?.description);
  expect(createPressDescription(1)).toContain(' un article, ');
  expect(createPressDescription(12)).toContain(' douze articles, ');
  expect(createPressDescription(10_000).length).toBeLessThanOrEqual(165);
});

test('the page of a closed or missing offer is not indexed', () => {
  const [offer] = jobOffersCollection.initial.items;
  expect(createJobOfferSeo(undefined).noindex).toBe(true);
  const isOpen = false;
  expect(createJobOfferSeo(offer, isOpen).noindex).toBe(true);
  expect(createJobOfferSeo(offer).noindex).toBe(false);
});
