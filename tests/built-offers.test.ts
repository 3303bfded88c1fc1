import { afterEach, expect, test } from 'vitest';
import { offers } from '@/copy/collections/offers';
import { questions } from '@/copy/collections/questions';
import { localDate } from '@/shared/lib/local-date';
import { builtFor } from '@/site/published/snapshot';
import { entriesInPages } from '@/site/search/site-entries';
import { buildWithCollections } from './build-collections';

const { texts, items } = offers.initial;

/** Has the next pages built with these offers. */
const save = (changed: readonly object[]) =>
  buildWithCollections([{ key: offers.key, version: 1, value: { texts, items: changed }, media: [] }]);

const found = () => entriesInPages().flatMap(({ kind, url }) => (kind === 'offer' ? [url] : []));

afterEach(() => buildWithCollections([]));

test('a build without a change of staff describes the careers page as the specification has it', () => {
  expect(builtFor('/carrieres')).toEqual({});
  expect(entriesInPages()).toHaveLength(items.length + questions.initial.items.length);
});

test('what is filled, closed or hidden is no longer counted nor found; its page knows the day it was built', () => {
  const [first, second, third, ...rest] = items;
  save([
    { ...first, filled: true },
    { ...second, closesOn: localDate(-1) },
    { ...third, closesOn: localDate(0) },
    ...rest.map((offer) => ({ ...offer, hidden: true })),
  ]);
  const { descriptions, day } = builtFor('/carrieres');
  expect(descriptions?.['/carrieres']).toContain(' Un poste en CDI, ');
  expect(day).toBe(localDate(0));
  expect(found()).toEqual([`/carrieres?offre=${third?.id}`]);
});

test('an offer of staff is found at its address', () => {
  save([{ ...items[0], id: 'regisseur', title: 'Régisseur (F/H)', type: 'CDD' }, ...items]);
  expect(found()[0]).toBe('/carrieres?offre=regisseur');
  const built = builtFor('/carrieres');
  expect(built.descriptions?.['/carrieres']).toContain(' Sept postes ouverts, ');
  expect(built).not.toHaveProperty('day');
});
