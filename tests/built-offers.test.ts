import { expect, test } from 'vitest';
import { createQuestionAndOfferEntries } from '@/app/question-and-offer-entries';
import { isJobOfferOpen } from '@/copy/careers/offers';
import jobOffersCollection from '@/copy/collections/offers';
import { createCareersDescription } from '@/copy/pages/carrieres';
import { getLocalDateInDays } from '@/shared/lib/local-date-in-days';
import { getTypedCollection } from '@/site/data/collections';
import { createTestSiteSnapshot } from './support/test-site-snapshot';

const { texts, items } = jobOffersCollection.initial;

const createSnapshotWithOffers = (offers: readonly object[]) =>
  createTestSiteSnapshot({
    collections: [{ key: jobOffersCollection.key, version: 1, value: { texts, items: offers }, media: [] }],
  });

const listIndexedOfferUrls = ({ collections }: ReturnType<typeof createSnapshotWithOffers>) =>
  createQuestionAndOfferEntries(collections).flatMap(({ kind, url }) => (kind === 'offer' ? [url] : []));

const describeOpenOffers = ({ collections }: ReturnType<typeof createSnapshotWithOffers>) =>
  createCareersDescription(
    getTypedCollection<typeof jobOffersCollection>('offres', collections).items.filter((offer) =>
      isJobOfferOpen(offer, getLocalDateInDays(0)),
    ),
  );

test('an offer that is filled, closed or hidden is neither counted nor indexed', () => {
  const [first, second, third, ...otherItems] = items;
  const snapshot = createSnapshotWithOffers([
    { ...first, filled: true },
    { ...second, closesOn: getLocalDateInDays(-1) },
    { ...third, closesOn: getLocalDateInDays(0) },
    ...otherItems.map((offer) => ({ ...offer, hidden: true })),
  ]);
  expect(describeOpenOffers(snapshot)).toContain(' Un poste en CDI, ');
  expect(listIndexedOfferUrls(snapshot)).toEqual([`/carrieres?offre=${third?.id}`]);
});

test('the data of the careers page contain the day of the build', () => {
  const { page } = createSnapshotWithOffers(items).getLayoutAndPageData('/carrieres');
  expect(page.day).toBe(getLocalDateInDays(0));
});

test('an offer that staff add is counted and indexed at its address', () => {
  const snapshot = createSnapshotWithOffers([
    { ...items[0], id: 'regisseur', title: 'Régisseur (F/H)', type: 'CDD' },
    ...items,
  ]);
  expect(listIndexedOfferUrls(snapshot)[0]).toBe('/carrieres?offre=regisseur');
  expect(describeOpenOffers(snapshot)).toContain(' Sept postes ouverts, ');
});
