import { expect, it } from 'vitest';
import offersCollection from '@/copy/collections/offers';
import { formatCollectionForDiff } from './format-collection';

it('writes the names of referenced items', () => {
  const [offer] = offersCollection.initial.items;
  const value = { texts: offersCollection.initial.texts, items: [{ ...offer, offices: ['abidjan'] }] };
  expect(formatCollectionForDiff(offersCollection, value as never)).toContain('\n  – Abidjan');
});
