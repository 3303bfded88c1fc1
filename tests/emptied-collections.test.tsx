import { JSDOM } from 'jsdom';
import { expect, test, vi } from 'vitest';
import { renderPage } from '@/app/entry-server';
import { allCollections } from '@/shared/collections/registry';
import { createTestSiteSnapshot } from './support/test-site-snapshot';

// marks the section of each collection: the real link appears in the browser only, for signed-in staff
vi.mock('@/site/components/collection-edit-link', () => ({
  CollectionEditLink: ({ collection }: { collection: string }) => <i data-collection={collection} />,
}));
// the build draws the pictures and measures the files of the press kit
vi.mock('@/site/components/picture', () => ({ Picture: () => null }));
vi.mock('virtual:media-kit-sizes', () => ({ default: {} }));

/** Collections with items: only these have `itemWords`. Without a film, the whole section of the films is absent. */
const collections = allCollections.filter(({ key, itemWords }) => itemWords && key !== 'films');

const snapshot = createTestSiteSnapshot({
  collections: collections.map(({ key, initial }) => ({
    key,
    version: 1,
    value: { ...initial, items: [] },
    media: [],
  })),
});

const getFirstPagePath = ({ pages }: (typeof collections)[number]) => pages[0].href.replace(/#.*/, '');

const documents = new Map(
  await Promise.all(
    [...new Set(collections.map(getFirstPagePath))].map(async (path) => {
      const { body } = await renderPage(snapshot, path);
      return [path, new JSDOM(body).window.document] as const;
    }),
  ),
);

test.each(collections)(
  '$label without an item shows a sentence under a heading, or nothing',
  (collection) => {
    const document = documents.get(getFirstPagePath(collection));
    const section = document?.querySelector(`[data-collection="${collection.key}"]`)?.parentElement;
    if (!section) throw new Error('no section');
    const readTexts = (selector: string) =>
      [...section.querySelectorAll(selector)].map(({ textContent }) => textContent);
    const [firstItem] = collection.initial.items;
    if (firstItem) {
      const { id: _, ...fields } = firstItem;
      expect(readTexts('*')).not.toContain(String(Object.values(fields)[0]));
    }
    // a section of key figures has no heading or sentence: without figures only the link stays
    const headings = readTexts('h1, h2, h3, h4');
    if (section.children.length > 1) {
      expect(headings.length).toBeGreaterThan(0);
      expect(readTexts('p').join('\n')).toMatch(/\p{L}.{20,}[.…]$/mu);
    }
    expect(headings.filter((text) => /^$|zéro|\{/i.test(text))).toEqual([]);
    expect(section.querySelectorAll('ul:empty, ol:empty')).toHaveLength(0);
  },
);
