import { expect, it } from 'vitest';
import type { CollectionValue } from '@/copy/collection';
import { mergeCollectionEdits } from './merge-collections';

/** Returns a value with these items, written « id » or « id:text ». */
const toValue = (items: string, texts: object = { title: 'Titre', lead: 'Chapeau' }): CollectionValue => ({
  texts: texts as CollectionValue['texts'],
  items: items
    .split(' ')
    .filter(Boolean)
    .map((item) => {
      const [id = '', name = id] = item.split(':');
      return { id, name };
    }),
});

const mergeItems = (base: string, mine: string, theirs: string, options = { prefersMine: false }) =>
  mergeCollectionEdits(toValue(base), toValue(mine), toValue(theirs), options);

it.each([
  ['two changed items', 'a b c', 'a:A b c', 'a b c:C', 'a:A b c:C'],
  ['two added items', 'a b', 'a m b', 'a b t', 'a m b t'],
  ['an added first item', 'a b', 'm a b', 'a b:B', 'm a b:B'],
  ['items added to an empty list', '', 'm', 't', 'm t'],
  ['a deletion and a change of another item', 'a b c', 'a c', 'a b c:C', 'a c:C'],
  ['a deletion by both', 'a b', 'a', 'a', 'a'],
  ['a move and a change', 'a b c', 'c a b', 'a b:B c', 'c a b:B'],
  ['a change and a move', 'a b c', 'a b:B c', 'c a b', 'c a b:B'],
  ['the same change by both', 'a b', 'a:A b', 'a:A b', 'a:A b'],
  ['a move next to a deleted item', 'a b c', 'a c', 'b a c', 'a c'],
])('merges %s', (_, base, mine, theirs, expectedItems) => {
  expect(mergeItems(base, mine, theirs)).toEqual(toValue(expectedItems));
});

it.each([
  ['an item changed by both', 'a b', 'a:A b', 'a:X b'],
  ['a change of an item that the colleague deleted', 'a b', 'a:A b', 'b'],
  ['a deletion of an item that the colleague changed', 'a b', 'b', 'a:A b'],
  ['two orders', 'a b c', 'b a c', 'a c b'],
  ['one id added with two contents', 'a', 'a n:un', 'a n:deux'],
])('refuses %s', (_, base, mine, theirs) => {
  expect(mergeItems(base, mine, theirs)).toBeNull();
});

const myTitle = toValue('a', { title: 'Mon titre', lead: 'Chapeau' });

it('merges changes of two texts', () => {
  const theirLead = toValue('a', { title: 'Titre', lead: 'Son chapeau' });
  const bothTexts = toValue('a', { title: 'Mon titre', lead: 'Son chapeau' });
  expect(mergeCollectionEdits(toValue('a'), myTitle, theirLead, { prefersMine: false })).toEqual(bothTexts);
});

it('refuses two changes of one text', () => {
  const theirTitle = toValue('a', { title: 'Son titre', lead: 'Chapeau' });
  expect(mergeCollectionEdits(toValue('a'), myTitle, theirTitle, { prefersMine: false })).toBeNull();
});

it.each([
  ['an item changed by both', 'a b', 'a:A b', 'a:X b:Y', 'a:A b:Y'],
  ['a change of an item that the colleague deleted', 'a b', 'a:A b', 'b', 'a:A b'],
  ['a deletion of an item that the colleague changed', 'a b', 'b', 'a:A b:Y', 'b:Y'],
])(
  'keeps my change and the colleague’s other items with `prefersMine`: %s',
  (_, base, mine, theirs, expectedItems) => {
    expect(mergeItems(base, mine, theirs, { prefersMine: true })).toEqual(toValue(expectedItems));
  },
);
