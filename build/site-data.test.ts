import { expect, it } from 'vitest';
import pagePicturesCollection from '@/copy/collections/page-pictures';
import {
  FULL_WIDTH_COLLECTION,
  type RendererModule,
  removeFailingRecord,
  type SiteSnapshotInput,
} from './site-data.ts';

const createText = (id: string) => ({ id }) as SiteSnapshotInput['records']['texts'][0];
const programme = { channel: 'hivowood', starts_at: '2026-11-26T20:00:00Z' };
const siteInput = {
  records: {
    texts: Array.from({ length: 100 }, (_, index) => createText(`texte-${index}`)),
    settings: { title: 'Le groupe' },
    guide: [programme, { ...programme, starts_at: '2026-11-26T21:00:00Z' }],
    readAt: 0,
  },
  collections: { equipe: {}, valeurs: {} },
  covers: {},
} as unknown as SiteSnapshotInput;

/** Makes rendering fail on these words, and removes the failing record. */
async function removeRecordContaining(words: string) {
  let renderCount = 0;
  // A snapshot of this fake renderer is the JSON of its records.
  const renderer = {
    createSiteSnapshot: ({ collections, records: { texts, settings, guide } }: SiteSnapshotInput) =>
      JSON.stringify([Object.keys(collections), texts.map(({ id }) => id), settings, guide]),
  } as unknown as RendererModule;
  const reducedInput = await removeFailingRecord(renderer, siteInput, async (snapshot) => {
    renderCount += 1;
    if (String(snapshot).includes(words)) throw new Error('not rendered');
  });
  return { ...reducedInput?.omitted, renderCount, remaining: reducedInput?.input };
}

it.each([
  ['"valeurs"', 'collection', 'valeurs'],
  ['Le groupe', 'settings', 'site'],
  ['T21:00', 'programme', 'hivowood 2026-11-26T21:00:00Z'],
  ['"texte-73"', 'text', 'texte-73'],
])('removes only the record that contains %s', async (words, kind, id) => {
  const { remaining, renderCount, ...omitted } = await removeRecordContaining(words);
  expect(omitted).toEqual({ kind, id, reason: 'render' });
  expect(JSON.stringify([remaining?.records, Object.keys(remaining?.collections ?? {})])).not.toContain(
    words,
  );
  expect(remaining?.records.texts.length).toBeGreaterThan(98);
  expect(renderCount).toBeLessThan(20);
});

it('removes no record when rendering fails even without any record', async () => {
  expect((await removeRecordContaining('[')).remaining).toBeUndefined();
});

it('names the collection of page pictures as the one with full-width pictures', () => {
  expect(FULL_WIDTH_COLLECTION).toBe(pagePicturesCollection.key);
});
