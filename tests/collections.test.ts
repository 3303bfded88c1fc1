import { describe, expect, it } from 'vitest';
import { withNumber } from '@/copy/numbers';
import { collectTexts, readCollection } from '@/shared/collections/read-collection';
import { allCollections } from '@/shared/collections/registry';
import { frenchTypography } from '@/shared/lib/french-typography';

describe.each(allCollections.map((collection) => [collection.key, collection] as const))(
  '%s',
  (_, collection) => {
    it('is delivered with a value that matches it, printed as the specification words it', () => {
      expect(readCollection(collection, collection.initial)).toEqual(collection.initial);
    });

    it('is delivered in the typography of print, but for signs that the specification sets close', () => {
      const close = (words: string) => words.replaceAll(/\u00a0(?=[%€])/g, '');
      for (const words of collectTexts(collection.initial))
        if (!/^[a-z0-9-]+$/.test(words)) expect(close(frenchTypography(words))).toBe(close(words));
    });

    it('opens its preview on a page of the site', () => {
      for (const { href } of collection.pages) expect(href).toMatch(/^\/[a-z-]*(?:#[a-z-]+)?$/);
    });

    it('shows nothing of a value of another shape, a script or a text without end', () => {
      const [first] = collection.initial.items;
      const broken: unknown[] = [
        null,
        [],
        'texte',
        { texts: collection.initial.texts },
        { texts: null, items: [] },
        { texts: collection.initial.texts, items: {} },
        { texts: collection.initial.texts, items: [null] },
        { texts: collection.initial.texts, items: [{}] },
        { texts: collection.initial.texts, items: Array(201).fill(first ?? { id: 'un' }) },
      ];
      for (const [name, { kind }] of Object.entries(collection.item)) {
        const wrong = {
          text: 't'.repeat(5000),
          link: 'javascript:alert(1)',
          day: '2026-02-31x',
          switch: 'oui',
        }[kind as string] ?? { html: '<script>' };
        broken.push({ ...collection.initial, items: [{ ...first, [name]: wrong }] });
      }
      for (const value of broken) expect(readCollection(collection, value)).toBeNull();
    });
  },
);

it('each has a unique key', () => {
  expect(new Set(allCollections.map(({ key }) => key)).size).toBe(allCollections.length);
});

it('says how many there are in letters, with a capital where the sentence opens', () => {
  expect(withNumber('{nombre} visages, deux rives', 6)).toBe('Six visages, deux rives');
  expect(withNumber('Nos {nombre} bureaux', 21)).toBe('Nos 21 bureaux');
});
