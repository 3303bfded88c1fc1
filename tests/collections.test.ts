import { describe, expect, it } from 'vitest';
import { sitePagePaths } from '@/app/routes';
import jobOffersCollection from '@/copy/collections/offers';
import showreelsCollection from '@/copy/collections/showreels';
import { insertNumber } from '@/copy/numbers';
import { collectTexts, parseCollectionForVisitors } from '@/shared/collections/read-collection';
import { allCollections } from '@/shared/collections/registry';
import { MAX_COLLECTION_ITEMS } from '@/shared/collections/schema';
import { applyFrenchTypography } from '@/shared/lib/french-typography';

describe.each(allCollections.map((collection) => [collection.key, collection] as const))(
  'collection %s',
  (_key, collection) => {
    it('has an initial value that matches its definition', () => {
      expect(parseCollectionForVisitors(collection, collection.initial)).toEqual(collection.initial);
    });

    it('has an initial value in French typography, except before % and €', () => {
      const dropSpecifiedSpaces = (words: string) => words.replaceAll(/\u00a0(?=[%€])/g, '');
      const isIdentifier = (words: string) => /^[a-z0-9-]+$/.test(words);
      for (const words of collectTexts(collection.initial).filter((text) => !isIdentifier(text)))
        expect(dropSpecifiedSpaces(applyFrenchTypography(words))).toBe(dropSpecifiedSpaces(words));
    });

    it('opens its preview on a page of the site', () => {
      for (const { href } of collection.pages) expect(sitePagePaths).toContain(href.replace(/#[a-z-]+$/, ''));
    });

    it('rejects a value of another shape, a script or a very long text', () => {
      const [first] = collection.initial.items;
      const invalidValues: unknown[] = [
        null,
        [],
        'texte',
        { texts: collection.initial.texts },
        { texts: null, items: [] },
        { texts: collection.initial.texts, items: {} },
        { texts: collection.initial.texts, items: [null] },
        { texts: collection.initial.texts, items: [{}] },
        { ...collection.initial, items: Array(MAX_COLLECTION_ITEMS + 1).fill(first ?? { id: 'un' }) },
      ];
      for (const [name, { kind }] of Object.entries(collection.itemFields)) {
        const invalidField = {
          text: 't'.repeat(5000),
          link: 'javascript:alert(1)',
          day: '2026-02-30',
          switch: 'oui',
        }[kind as string] ?? { html: '<script>' };
        invalidValues.push({ ...collection.initial, items: [{ ...first, [name]: invalidField }] });
      }
      for (const value of invalidValues) expect(parseCollectionForVisitors(collection, value)).toBeNull();
    });
  },
);

it('parseCollectionForVisitors drops empty and repeated lines of a list', () => {
  const [offer] = jobOffersCollection.initial.items;
  const items = [{ ...offer, skills: ['Montage', '', ' Montage', 'Étalonnage'] }];
  const value = parseCollectionForVisitors(jobOffersCollection, { ...jobOffersCollection.initial, items });
  expect(value?.items[0]?.skills).toEqual(['Montage', 'Étalonnage']);
});

it('each collection has a unique key', () => {
  expect(new Set(allCollections.map(({ key }) => key)).size).toBe(allCollections.length);
});

it('insertNumber writes small numbers in letters, with a capital at the start', () => {
  expect(insertNumber('{nombre} visages, deux rives', 6)).toBe('Six visages, deux rives');
  expect(insertNumber('Nos {nombre} bureaux', 21)).toBe('Nos 21 bureaux');
});

describe('a film of the group', () => {
  const film = {
    id: 'groupe',
    title: 'Le groupe',
    subject: 'groupe',
    video: 'https://vimeo.com/123456789',
    poster: '3f2b8a52-5f0e-4d7e-9a51-0f2f5b6c7d8e',
    captions: 'player',
  };
  const parseFilm = (changes: Partial<typeof film>) =>
    parseCollectionForVisitors(showreelsCollection, { texts: {}, items: [{ ...film, ...changes }] });

  it('is shown with captions, a poster and a video of a known service', () => {
    expect(parseFilm({})?.items).toEqual([film]);
  });

  it.each([
    ['captions', { captions: '' }],
    ['a poster', { poster: '' }],
    ['a known service', { video: 'https://exemple.com/film.mp4' }],
    ['a secure address', { video: 'http://vimeo.com/123456789' }],
  ])('is refused without %s', (_field, changes) => {
    expect(parseFilm(changes)).toBeNull();
  });
});
