import { expect, it } from 'vitest';
import type { CollectionValue } from '@/copy/collection';
import offersCollection from '@/copy/collections/offers';
import serviceStatusCollection from '@/copy/collections/service-status';
import showreelsCollection from '@/copy/collections/showreels';
import { getLocalDateInDays } from '@/shared/lib/local-date-in-days';
import {
  assignPermanentItemIds,
  createCollectionFormSchema,
  createCollectionItem,
  replaceRefusedCollectionDates,
} from './collection-value';

const [offer] = offersCollection.initial.items;

/** Returns the errors of a list with one offer. */
function findErrors(values: object) {
  const value = { ...offersCollection.initial, items: [{ ...offer, ...values }] };
  const { error } = createCollectionFormSchema(offersCollection).safeParse(value);
  return error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
}

it('reports a closing date before the publication date at its field', () => {
  expect(findErrors({ publishedOn: '2026-12-02', closesOn: '2026-12-01' })).toEqual([
    ['items.0.closesOn', 'Cette date précède «\u00a0Publiée le\u00a0».'],
  ]);
});

it.each(['2026-12-02', '2026-12-31', ''])('accepts the closing date %j', (closesOn) => {
  expect(findErrors({ publishedOn: '2026-12-02', closesOn })).toEqual([]);
});

it.each([
  ['refuses', 'Télétravail', []],
  ['accepts', 'Télétravail', ['Sénégal']],
  ['accepts', 'Abidjan, Côte d’Ivoire', []],
])('%s the place « %s » with the countries %j', (verb, location, remoteCountries) => {
  const message = 'Ce champ est obligatoire d’après «\u00a0Lieu\u00a0».';
  const error = ['items.0.remoteCountries', message];
  expect(findErrors({ location, remoteCountries })).toEqual(verb === 'refuses' ? [error] : []);
});

it('sets the publication date of a new offer to today', () => {
  expect(createCollectionItem(offersCollection)).toMatchObject({
    publishedOn: getLocalDateInDays(0),
    closesOn: '',
  });
});

it('gives new items an id made from their name, which stays after a rename', () => {
  const assignIds = (...items: object[]) =>
    assignPermanentItemIds(offersCollection, { ...offersCollection.initial, items } as CollectionValue).items;
  const newItem = { ...createCollectionItem(offersCollection), title: 'Monteur' };
  const items = assignIds({ ...offer, id: 'monteur' }, newItem);
  expect(items.map(({ id }) => id)).toEqual(['monteur', 'monteur-2']);
  expect(assignIds({ ...items[1], title: 'Monteuse' })[0]?.id).toBe('monteur-2');
});

it('leaves a select of a new item empty where staff must choose a value', () => {
  expect(createCollectionItem(showreelsCollection)).toMatchObject({ subject: 'groupe', captions: '' });
});

it('reports an unplayable video address and missing captions at their fields', () => {
  const film = { id: 'un', title: 'Le groupe', subject: 'groupe', poster: crypto.randomUUID() };
  const items = [{ ...film, video: 'https://exemple.com/film.mp4', captions: '' }];
  const { error } = createCollectionFormSchema(showreelsCollection).safeParse({ texts: {}, items });
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['items.0.video', expect.stringContaining('YouTube, Vimeo ou Dailymotion, qui')],
    ['items.0.captions', 'Ce champ est obligatoire.'],
  ]);
});

it('leaves out a new item with a refused date, and restores a stored date', () => {
  const savedValue = offersCollection.initial;
  const [firstOffer, ...otherOffers] = savedValue.items;
  if (!firstOffer) throw new Error('no offer');
  const typedValue = {
    texts: { ...savedValue.texts, title: 'Un titre neuf' },
    items: [{ ...firstOffer, closesOn: '2020-01-01' }, ...otherOffers, { ...firstOffer, id: 'nouveau' }],
  };
  const dateError = { closesOn: { type: '', message: 'x' } };
  const items = [dateError, ...otherOffers.map(() => undefined), dateError];
  expect(replaceRefusedCollectionDates(offersCollection, typedValue, savedValue, { items })).toEqual({
    texts: typedValue.texts,
    items: savedValue.items,
  });
});

it('returns null when a field other than a date or time is invalid', () => {
  const savedValue = offersCollection.initial;
  const titleError = { title: { type: '', message: 'x' } };
  expect(
    replaceRefusedCollectionDates(offersCollection, savedValue, savedValue, { items: [titleError] }),
  ).toBe(null);
});

it.each([
  ['accepts', 'today', getLocalDateInDays(0), true],
  ['refuses', 'tomorrow', getLocalDateInDays(1), false],
])('%s a state of the services dated %s', (_verb, _day, date, isAccepted) => {
  const value = { ...serviceStatusCollection.initial, texts: { date } };
  expect(createCollectionFormSchema(serviceStatusCollection).safeParse(value).success).toBe(isAccepted);
});
