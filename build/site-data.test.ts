import { mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import pagePicturesCollection from '@/copy/collections/page-pictures';
import { emptyPublishedData } from './published.ts';
import {
  FULL_WIDTH_COLLECTION,
  prepareSnapshotInput,
  type RendererModule,
  removeFailingRecord,
  type SiteSnapshotInput,
  writeCollectionCache,
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
  return { ...reducedInput?.omitted, renderCount, remainingInput: reducedInput?.input };
}

it.each([
  ['"valeurs"', 'collection', 'valeurs'],
  ['Le groupe', 'settings', 'site'],
  ['T21:00', 'programme', 'hivowood 2026-11-26T21:00:00Z'],
  ['"texte-73"', 'text', 'texte-73'],
])('removes only the record that contains %s', async (words, kind, id) => {
  const { remainingInput, renderCount, ...omitted } = await removeRecordContaining(words);
  expect(omitted).toEqual({ kind, id, reason: 'render' });
  expect(
    JSON.stringify([remainingInput?.records, Object.keys(remainingInput?.collections ?? {})]),
  ).not.toContain(words);
  expect(remainingInput?.records.texts.length).toBeGreaterThan(98);
  expect(renderCount).toBeLessThan(20);
});

it('removes no record when rendering fails even without any record', async () => {
  expect((await removeRecordContaining('[')).remainingInput).toBeUndefined();
});

it('ignores collections of the last build whose file was cut', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'site-data-'));
  vi.stubEnv('BUILD_CACHE_DIR', root);
  await writeCollectionCache(root, siteInput);
  const parseSavedCollections = vi.fn();
  const renderer = { parseSavedCollections, checkRecords: vi.fn() };
  const prepareInput = () =>
    prepareSnapshotInput(renderer as unknown as RendererModule, emptyPublishedData, {
      root,
      outDir: root,
      projectUrl: '',
      omit: vi.fn(),
    });
  await prepareInput();
  truncateSync(path.join(root, 'collections.json'), 9);
  await prepareInput();
  rmSync(root, { recursive: true });
  const readCollections = parseSavedCollections.mock.calls.map(([, options]) => options.previousCollections);
  expect(readCollections).toEqual([siteInput.collections, {}]);
});

it('names the collection of page pictures as the one with full-width pictures', () => {
  expect(FULL_WIDTH_COLLECTION).toBe(pagePicturesCollection.key);
});
