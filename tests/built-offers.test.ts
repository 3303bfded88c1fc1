import { expect, test } from 'vitest';
import { isJobOfferOpen } from '@/copy/careers/offers';
import jobOffersCollection from '@/copy/collections/offers';
import questionsCollection from '@/copy/collections/questions';
import { createCareersDescription } from '@/copy/pages/carrieres';
import { getLocalDateInDays } from '@/shared/lib/local-date-in-days';
import { getTypedCollection } from '@/site/data/collections';
import { createQuestionAndOfferEntries } from '@/site/search/site-entries';
import { createTestSiteSnapshot } from './support/test-site-snapshot';

const { texts, items } = jobOffersCollection.initial;

/** Returns a snapshot with these offers. */
const buildWithOffers = (changedOffers: readonly object[]) =>
  createTestSiteSnapshot({
    collections: [
      { key: jobOffersCollection.key, version: 1, value: { texts, items: changedOffers }, media: [] },
    ],
  });

const listIndexedOfferUrls = ({ collections }: ReturnType<typeof buildWithOffers>) =>
  createQuestionAndOfferEntries(collections).flatMap(({ kind, url }) => (kind === 'offer' ? [url] : []));

const describeCareers = ({ collections }: ReturnType<typeof buildWithOffers>) =>
  createCareersDescription(
    getTypedCollection<typeof jobOffersCollection>('offres', collections).items.filter((offer) =>
      isJobOfferOpen(offer, getLocalDateInDays(0)),
    ),
  );

test('the search index holds every default offer and question', () => {
  expect(createQuestionAndOfferEntries(createTestSiteSnapshot().collections)).toHaveLength(
    items.length + questionsCollection.initial.items.length,
  );
});

test('an offer that is filled, closed or hidden is neither counted nor found', () => {
  const [first, second, third, ...rest] = items;
  const snapshot = buildWithOffers([
    { ...first, filled: true },
    { ...second, closesOn: getLocalDateInDays(-1) },
    { ...third, closesOn: getLocalDateInDays(0) },
    ...rest.map((offer) => ({ ...offer, hidden: true })),
  ]);
  expect(describeCareers(snapshot)).toContain(' Un poste en CDI, ');
  expect(snapshot.getSiteData('/carrieres').page.day).toBe(getLocalDateInDays(0));
  expect(listIndexedOfferUrls(snapshot)).toEqual([`/carrieres?offre=${third?.id}`]);
});

test('the search index holds an offer of staff at its address', () => {
  const snapshot = buildWithOffers([
    { ...items[0], id: 'regisseur', title: 'Régisseur (F/H)', type: 'CDD' },
    ...items,
  ]);
  expect(listIndexedOfferUrls(snapshot)[0]).toBe('/carrieres?offre=regisseur');
  expect(describeCareers(snapshot)).toContain(' Sept postes ouverts, ');
  expect(snapshot.getSiteData('/carrieres').page).not.toHaveProperty('day');
});
