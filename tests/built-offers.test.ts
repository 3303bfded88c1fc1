import { expect, test } from 'vitest';
import { isOpen } from '@/copy/careers/offers';
import { offers } from '@/copy/collections/offers';
import { questions } from '@/copy/collections/questions';
import { careersDescription } from '@/copy/pages/carrieres';
import { localDate } from '@/shared/lib/local-date';
import { selectCollection } from '@/site/data/collections';
import { createInPageEntries } from '@/site/search/site-entries';
import { buildSnapshot } from './support/build-snapshot';

const { texts, items } = offers.initial;

/** Returns a snapshot with these offers. */
const buildWithOffers = (changedOffers: readonly object[]) =>
  buildSnapshot({
    collections: [{ key: offers.key, version: 1, value: { texts, items: changedOffers }, media: [] }],
  });

const findOffers = ({ collections }: ReturnType<typeof buildWithOffers>) =>
  createInPageEntries(collections).flatMap(({ kind, url }) => (kind === 'offer' ? [url] : []));

const describeCareers = ({ collections }: ReturnType<typeof buildWithOffers>) =>
  careersDescription(
    selectCollection(offers, collections).items.filter((offer) => isOpen(offer, localDate(0))),
  );

test('the search index holds every delivered offer and question', () => {
  expect(createInPageEntries({})).toHaveLength(items.length + questions.initial.items.length);
});

test('an offer that is filled, closed or hidden is neither counted nor found', () => {
  const [first, second, third, ...rest] = items;
  const snapshot = buildWithOffers([
    { ...first, filled: true },
    { ...second, closesOn: localDate(-1) },
    { ...third, closesOn: localDate(0) },
    ...rest.map((offer) => ({ ...offer, hidden: true })),
  ]);
  expect(describeCareers(snapshot)).toContain(' Un poste en CDI, ');
  expect(snapshot.getSiteData('/carrieres').page.day).toBe(localDate(0));
  expect(findOffers(snapshot)).toEqual([`/carrieres?offre=${third?.id}`]);
});

test('an offer of staff is found at its address', () => {
  const snapshot = buildWithOffers([
    { ...items[0], id: 'regisseur', title: 'Régisseur (F/H)', type: 'CDD' },
    ...items,
  ]);
  expect(findOffers(snapshot)[0]).toBe('/carrieres?offre=regisseur');
  expect(describeCareers(snapshot)).toContain(' Sept postes ouverts, ');
  expect(snapshot.getSiteData('/carrieres').page).not.toHaveProperty('day');
});
