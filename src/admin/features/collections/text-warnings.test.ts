import { expect, it } from 'vitest';
import offersCollection from '@/copy/collections/offers';
import serviceStatusCollection from '@/copy/collections/service-status';
import { allCollections } from '@/shared/collections/registry';
import { findCollectionTextWarnings } from './text-warnings';

const TODAY = '2026-11-27';
const [firstOffer, secondOffer, ...otherOffers] = offersCollection.initial.items;

const findWarning = (
  title: string,
  items: readonly (object | undefined)[] = offersCollection.initial.items,
) =>
  findCollectionTextWarnings(offersCollection, { texts: { title, lead: '' }, items: items as never }, TODAY)
    .title;

it.each(allCollections.map((collection) => [collection.key, collection] as const))(
  'returns no warning about the default texts of %s',
  (_, collection) => {
    const { date = TODAY } = collection.initial.texts as { date?: string };
    expect(findCollectionTextWarnings(collection, collection.initial, date)).toEqual({});
  },
);

it.each(['Sept postes ouverts', 'Nos 5 postes', 'sept postes'])(
  'warns about the number in « %s »',
  (title) => {
    expect(findWarning(title)).toContain('la fiche compte 6\u00a0offres');
  },
);

it.each([
  'Six postes ouverts',
  '6 postes ouverts',
  '{nombre} postes ouverts',
  'Un métier, deux rives',
  'Cinq cents personnes, six postes',
  'Depuis 2024, nous recrutons',
])('accepts « %s »', (title) => {
  expect(findWarning(title)).toBeUndefined();
});

it.each([
  ['filled', { filled: true }],
  ['closed', { closesOn: '2026-11-26' }],
  ['hidden', { hidden: true }],
])('does not count a %s offer', (_state, changes) => {
  const items = [{ ...firstOffer, ...changes }, secondOffer, ...otherOffers];
  expect(findWarning('Cinq postes ouverts', items)).toBeUndefined();
});

it('warns about « tous en CDI » when one open offer has another contract', () => {
  expect(findWarning('Des postes, tous en CDI')).toBeUndefined();
  expect(findWarning('Des postes, tous en CDI', [firstOffer, { ...secondOffer, type: 'Stage' }])).toContain(
    'Producteur exécutif fiction',
  );
  expect(
    findWarning('Des postes, tous en CDI', [firstOffer, { ...secondOffer, type: 'Stage', filled: true }]),
  ).toBeUndefined();
});

it.each([
  ['2026-11-27', undefined],
  ['2026-11-20', undefined],
  ['2026-11-19', 'Les visiteurs ne voient pas cet état\u00a0: sa date a plus de 7 jours.'],
])('warns about a state of %s only when visitors no longer see it', (date, warning) => {
  const { items } = serviceStatusCollection.initial;
  expect(findCollectionTextWarnings(serviceStatusCollection, { texts: { date }, items }, TODAY).date).toBe(
    warning,
  );
});
