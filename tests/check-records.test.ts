import { expect, it } from 'vitest';
import { checkRecords, type ReadByBuild } from '@/app/check-records';
import { readSavedCollections } from '@/app/saved-collections';
import { unreadableTexts } from '@/copy/admin/unreadable-texts';
import type { OmissionReason, OmittedRecord } from '@/copy/omitted-record';
import { type UnreadableReason, UnreadableTextError } from '@/shared/article/unreadable-text';
import type { NewsArticle } from '@/site/api/published-texts';
import { emptyArticle } from '@/site/data/article';
import { reasonOf } from '../build/site-data.ts';
import { runWithTimeLimit } from '../build/time-limit.ts';

const LIMIT_MS = 2_000;
const NONE: ReadByBuild = { texts: [], delivered: [], counts: [], settings: [], guide: [], at: 0 };

function check(read: Partial<Record<keyof ReadByBuild, readonly unknown[]>>, unusable = {}) {
  const omitted: OmittedRecord[] = [];
  const records = checkRecords({ ...NONE, ...read } as ReadByBuild, {
    unusable: new Map<string, OmissionReason>(Object.entries(unusable)),
    omit: (record) => omitted.push(record),
    limited: (task) => runWithTimeLimit(LIMIT_MS, task),
    reasonOf,
  });
  return { records, omitted };
}

const text = (id: string, changes: object = {}): object => ({
  ...emptyArticle,
  ...{ id, slug: id, title: 'Un titre', content: 'Un texte.', content_type: 'news' },
  first_published_at: '2026-11-26T20:00:00Z',
  ...changes,
});

it.each<[string, unknown]>([
  ['null', null],
  ['a text without a title', text('a', { title: null })],
  ['a slug that leaves its folder', text('a', { slug: '../../index' })],
  ['an unknown type', text('a', { content_type: 'constructor' })],
  ['no date', text('a', { first_published_at: 'demain' })],
  ['no list of tags', text('a', { tags: {} })],
  ['a picture without an address', text('a', { pictures: [null] })],
])('leaves out %s and shows the text beside it', (_case, hostile) => {
  const { records, omitted } = check({ texts: [hostile, text('b')] });
  expect(records.texts.map(({ article }) => article.id)).toEqual(['b']);
  expect(omitted).toEqual([{ kind: 'text', id: hostile === null ? '?' : 'a', reason: 'malformed' }]);
});

it('leaves out the second text at an address', () => {
  const { records, omitted } = check({ texts: [text('a'), text('b', { slug: 'a' })] });
  expect(records.texts).toHaveLength(1);
  expect(omitted).toEqual([{ kind: 'text', id: 'b', reason: 'address-taken' }]);
});

it.each<[string, unknown, string[]]>([
  ['a page', text('a', { slug: 'article', content_type: 'page' }), ['a', 'article']],
  ['a malformed text', text('a', { slug: 'article', title: null }), ['article']],
  ['a news item', text('a', { slug: 'article' }), ['a']],
])('keeps a delivered article unless its address is taken: %s with its slug', (_case, stored, shown) => {
  const { records } = check({ texts: [stored], delivered: [text('article')] });
  expect(records.texts.map(({ article }) => article.id)).toEqual(shown);
});

it('shows a text without the cover that cannot be used', () => {
  const cover = { file_path: 'https://project.example/a.jpg' };
  const { records, omitted } = check(
    { texts: [text('a', { cover })] },
    { [cover.file_path]: 'file-too-large' },
  );
  expect(records.texts[0]?.article).toMatchObject({ id: 'a', cover: null } satisfies Partial<NewsArticle>);
  expect(omitted).toEqual([{ kind: 'cover', id: 'a', reason: 'file-too-large' }]);
});

it('leaves out a programme of an unknown channel or time', () => {
  const programme = {
    ...{ channel: 'hivowood', starts_at: '2026-11-26T20:00:00Z', ends_at: '2026-11-26T21:00:00Z' },
    ...{ title: 'Un film', kind: 'Film', summary: '' },
  };
  const { records, omitted } = check({
    guide: [programme, { ...programme, channel: 'toString' }, { ...programme, starts_at: 'ce soir' }, 3],
  });
  expect(records.guide).toHaveLength(1);
  expect(omitted.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'programme toString 2026-11-26T20:00:00Z',
    'programme hivowood ce soir',
    'programme ? ?',
  ]);
});

it('leaves out settings that are none, and numbers that are none', () => {
  const { records, omitted } = check({ settings: [{ title: 4 }], counts: ['?'] });
  expect(records).toMatchObject({ settings: undefined, counts: undefined });
  expect(omitted).toEqual([{ kind: 'settings', id: 'site', reason: 'malformed' }]);
});

it('interrupts a task that does not end', () => {
  const endless = () => {
    for (;;);
  };
  let reason = '';
  try {
    runWithTimeLimit(20, endless);
  } catch (error) {
    reason = reasonOf(error);
  }
  expect(reason).toBe('timeout');
});

it.each(Object.keys(unreadableTexts) as UnreadableReason[])('names the reason of a text: %s', (reason) => {
  expect(reasonOf(new UnreadableTextError(reason))).toBe(reason);
});

it('shows a collection as it was last built when it does not match its definition', () => {
  const omitted: OmittedRecord[] = [];
  const last = { valeurs: { texts: {}, items: [], files: {}, version: 3 } };
  const storedRow = (key: string, value: unknown) => ({ key, version: 4, value, media: [] });
  const saved = readSavedCollections(
    [
      storedRow('valeurs', { texts: 3 }),
      storedRow('equipe', null),
      storedRow('inconnue', {}),
      null,
      { key: 'equipe' },
    ],
    {
      last,
      covers: {},
      unusable: new Map(),
      omit: (record) => omitted.push(record),
      limited: (task) => task(),
    },
  );
  expect(saved).toEqual(last);
  expect(omitted.map(({ id, reason }) => `${id} ${reason}`)).toEqual([
    'valeurs malformed',
    'equipe malformed',
    '? malformed',
    'equipe malformed',
  ]);
});
