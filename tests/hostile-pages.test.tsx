import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { notFoundPath, renderPage } from '@/app/entry-server';
import { sitePagePaths } from '@/app/routes';
import { channels } from '@/copy/channels';
import type { Collection, FieldDefinitionsByName } from '@/copy/collection';
import type { OmittedRecord } from '@/copy/omitted-record';
import { defaultSettings } from '@/copy/site-settings';
import { allCollections } from '@/shared/collections/registry';
import { getContentPath } from '@/shared/lib/content-path';
import { removeControlCharactersFromJson } from '../supabase/functions/_shared/plain-text';
import { fuzzRunCount, hostileArticleArbitrary, hostileLineArbitrary } from './support/hostile-texts';
import { findHtmlFaults } from './support/markup-faults';
import { createTestSiteSnapshot } from './support/test-site-snapshot';

// the build draws the pictures and measures the files of the press kit
vi.mock('@/site/components/picture', () => ({ Picture: () => null }));
vi.mock('virtual:media-kit-sizes', () => ({ default: {} }));

const SEED = 42;
const lines = fc.sample(hostileLineArbitrary, { seed: SEED, numRuns: 1000 });
let lineIndex = 0;
const takeLine = () => lines[lineIndex++ % lines.length] ?? '';

/** Returns these values with a hostile line in each text field, as the form of the back office accepts it. */
const makeHostile = (fields: FieldDefinitionsByName, values: object) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields[name];
      if (field?.kind !== 'text' && field?.kind !== 'long') return [name, value];
      const line = removeControlCharactersFromJson(takeLine()).trim().slice(0, field.maxLength).trim();
      return [name, line || 'a'];
    }),
  );

/** Returns the row of a collection with hostile texts; every fifth one is broken, as an API client may send it. */
const createCollectionRow = ({ key, textFields, itemFields, initial }: Collection, index: number) => ({
  key,
  version: 1,
  media: [],
  value:
    index % 5 === 4
      ? { ...initial, items: takeLine() }
      : {
          texts: makeHostile(textFields, initial.texts),
          items: initial.items.map((item) => makeHostile(itemFields, item)),
        },
});

const eveningStart = new Date().setUTCHours(20, 0, 0, 0);
/** Returns a programme of five minutes in the evening of the build. */
const createProgramme = (index: number) => ({
  channel: channels[index % channels.length]?.key,
  starts_at: new Date(eveningStart + index * 300_000).toISOString(),
  ends_at: new Date(eveningStart + (index + 1) * 300_000).toISOString(),
  title: takeLine(),
  kind: takeLine(),
  summary: takeLine(),
  highlight: false,
});

const texts = fc.sample(hostileArticleArbitrary, { seed: SEED, numRuns: fuzzRunCount / 2 }).map((text) => ({
  ...text,
  modified_at: text.first_published_at,
}));
const guide = Array.from({ length: 24 }, (_, index) => createProgramme(index));
const settings = { ...defaultSettings, title: takeLine(), address: takeLine(), email: takeLine() };
const collections = allCollections.map(createCollectionRow);
const omitted: OmittedRecord[] = [];
const snapshot = createTestSiteSnapshot(
  { texts, guide, settings: [settings], collections, readAt: eveningStart },
  (record) => omitted.push(record),
);

test('a build shows or lists each hostile text, collection and programme', () => {
  const countOmitted = (kind: OmittedRecord['kind']) =>
    omitted.filter((record) => record.kind === kind).length;
  expect(snapshot.texts.length + countOmitted('text')).toBe(texts.length);
  expect(snapshot.texts.length).toBeGreaterThan(texts.length / 2);
  const shownCollections = Object.values(snapshot.collections).filter(({ version }) => version > 0);
  expect(shownCollections.length + countOmitted('collection')).toBe(allCollections.length);
  expect(shownCollections.length).toBeGreaterThan(allCollections.length / 2);
  expect(countOmitted('programme')).toBe(0);
});

test('each page of hostile records is well-formed, with one title', async () => {
  for (const path of [...sitePagePaths, notFoundPath, ...snapshot.texts.map(getContentPath)]) {
    const { head, body } = await renderPage(snapshot, path);
    expect(findHtmlFaults(body), path).toEqual([]);
    expect(body.match(/<h1[ >]/g), path).toHaveLength(1);
    for (const [, json = ''] of head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
      expect(() => JSON.parse(json), path).not.toThrow();
  }
});
