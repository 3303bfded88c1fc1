import { expect, it } from 'vitest';
import { checkRecords, toOmissionReason, type UncheckedRecords } from '@/app/check-records';
import { parseSavedCollections } from '@/app/saved-collections';
import { createSiteSnapshot } from '@/app/snapshot';
import { runSyncWithTimeLimit } from '@/app/time-limit';
import { unreadableMarkdownMessages } from '@/copy/admin/unreadable-text-messages';
import type { OmissionReason, OmittedRecord } from '@/copy/omitted-record';
import { UnreadableMarkdownError, type UnreadableMarkdownReason } from '@/shared/article/unreadable-text';
import { type Article, emptyArticleRow } from '@/site/data/article';

const NO_RECORDS: UncheckedRecords = {
  texts: [],
  unimportedArticles: [],
  counts: [],
  settings: [],
  guide: [],
  readAt: 0,
};

function check(
  readRecords: Partial<Record<keyof UncheckedRecords, readonly unknown[]>>,
  reasonsByUnusablePicture = {},
) {
  const omitted: OmittedRecord[] = [];
  const records = checkRecords({ ...NO_RECORDS, ...readRecords } as UncheckedRecords, {
    unusablePictures: new Map<string, OmissionReason>(Object.entries(reasonsByUnusablePicture)),
    omit: (record) => omitted.push(record),
  });
  return { records, omitted };
}

const createText = (id: string, changes: object = {}): object => ({
  ...emptyArticleRow,
  id,
  slug: id,
  title: 'Un titre',
  content: 'Un texte.',
  content_type: 'news',
  first_published_at: '2026-11-26T20:00:00Z',
  modified_at: '2026-11-26T20:00:00Z',
  ...changes,
});

it.each<[string, unknown]>([
  ['null', null],
  ['a text without a title', createText('a', { title: null })],
  ['a text whose slug leaves its folder', createText('a', { slug: '../../index' })],
  ['a text of an unknown type', createText('a', { content_type: 'constructor' })],
  ['a text without a date', createText('a', { first_published_at: 'demain' })],
  ['a text whose last change has no date', createText('a', { modified_at: 'infinity' })],
  ['a text without a list of tags', createText('a', { tags: {} })],
  ['a text whose picture has no address', createText('a', { pictures: [null] })],
])('a build leaves out %s and shows the next text', (_case, record) => {
  const { records, omitted } = check({ texts: [record, createText('b')] });
  expect(records.texts.map(({ id }) => id)).toEqual(['b']);
  expect(omitted).toEqual([{ kind: 'text', id: record === null ? '?' : 'a', reason: 'malformed' }]);
});

it('a build leaves out the second text at an address', () => {
  const { records, omitted } = check({ texts: [createText('a'), createText('b', { slug: 'a' })] });
  expect(records.texts).toHaveLength(1);
  expect(omitted).toEqual([{ kind: 'text', id: 'b', reason: 'address-taken' }]);
});

it.each<[string, string[], unknown]>([
  ['a page', ['a', 'article'], createText('a', { slug: 'article', content_type: 'page' })],
  ['a malformed text', ['article'], createText('a', { slug: 'article', title: null })],
  ['a news item', ['a'], createText('a', { slug: 'article' })],
])('a default article and %s with its slug: the build shows %j', (_case, expectedIds, storedText) => {
  const { records } = check({ texts: [storedText], unimportedArticles: [createText('article')] });
  expect(records.texts.map(({ id }) => id)).toEqual(expectedIds);
});

it('a text is shown without a cover that cannot be used', () => {
  const cover = { file_path: 'https://project.example/a.jpg' };
  const { records, omitted } = check(
    { texts: [createText('a', { cover })] },
    { [cover.file_path]: 'file-too-large' },
  );
  expect(records.texts[0]).toMatchObject({ id: 'a', cover: null } satisfies Partial<Article>);
  expect(omitted).toEqual([{ kind: 'cover', id: 'a', reason: 'file-too-large' }]);
});

it('a build leaves out a programme of an unknown channel or time', () => {
  const programme = {
    channel: 'hivowood',
    starts_at: '2026-11-26T20:00:00Z',
    ends_at: '2026-11-26T21:00:00Z',
    title: 'Un film',
    kind: 'Film',
    summary: '',
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

it('a build leaves out malformed settings and counts', () => {
  const { records, omitted } = check({ settings: [{ title: 4 }], counts: ['?'] });
  expect(records).toMatchObject({ settings: undefined, counts: undefined });
  expect(omitted).toEqual([{ kind: 'settings', id: 'site', reason: 'malformed' }]);
});

it('a time limit interrupts an endless task', () => {
  const loopForever = () => {
    for (;;);
  };
  let reason = '';
  try {
    runSyncWithTimeLimit(loopForever, 20);
  } catch (error) {
    reason = toOmissionReason(error);
  }
  expect(reason).toBe('timeout');
});

it.each(Object.keys(unreadableMarkdownMessages) as UnreadableMarkdownReason[])(
  'toOmissionReason returns the reason of an unreadable text: %s',
  (reason) => {
    expect(toOmissionReason(new UnreadableMarkdownError(reason))).toBe(reason);
  },
);

it('a malformed collection shows its last built value if that matches its fields', () => {
  const omitted: OmittedRecord[] = [];
  const values = { texts: { title: 'Nos valeurs' }, items: [], files: {}, version: 3 };
  const previousCollections = { valeurs: values, equipe: { ...values, items: [{ id: 'awa' }] } };
  const storedRow = (key: string, value: unknown) => ({ key, version: 4, value, media: [] });
  const collections = parseSavedCollections(
    [
      storedRow('valeurs', { texts: 3 }),
      storedRow('equipe', null),
      storedRow('inconnue', {}),
      null,
      { key: 'equipe' },
    ],
    {
      previousCollections,
      covers: {},
      unusablePictures: new Map(),
      omit: (record) => omitted.push(record),
    },
  );
  expect(collections).toEqual({ valeurs: values });
  expect(omitted.map(({ id, reason }) => `${id} ${reason}`)).toEqual([
    'valeurs malformed',
    'equipe malformed',
    '? malformed',
    'equipe malformed',
  ]);
});

it('a collection of the previous build keeps its files, without their built pictures', () => {
  const portrait = { id: 'a', name: 'a.jpg', type: 'image/jpeg', size: 1, file_path: '/a.jpg' };
  const picture = { sources: {}, img: { src: '/assets/couverture-a.webp', w: 1, h: 1 } };
  const files = { a: { ...portrait, picture } };
  const { valeurs } = parseSavedCollections([{ key: 'valeurs', version: 4, value: null, media: [] }], {
    previousCollections: { valeurs: { texts: { title: 'Nos valeurs' }, items: [], files, version: 3 } },
    covers: {},
    unusablePictures: new Map(),
    omit: () => undefined,
  });
  expect(valeurs?.files).toEqual({ a: portrait });
});

it('the article list counts the texts of the build when their counts are missing', () => {
  const { records } = check({ texts: [createText('a'), createText('b')], counts: ['illisible'] });
  const snapshot = createSiteSnapshot({
    records,
    collections: {},
    covers: {},
    defaultArticles: [],
    redirects: [],
  });
  expect(snapshot.getLayoutAndPageData('/presse').page.articles?.counts.total).toBe(2);
});

it('a page does not get the values of a default article with its slug', () => {
  const callToAction = { title: 'Lire', text: '', link: { label: 'Lire', href: '/presse' } };
  const defaultArticle = { ...emptyArticleRow, slug: 'a', artwork: 'drum', callToAction } as const;
  const { records } = check({ texts: [createText('a', { content_type: 'page' })] });
  const snapshot = createSiteSnapshot({
    records,
    collections: {},
    covers: {},
    defaultArticles: [defaultArticle],
    redirects: [],
  });
  const [page] = snapshot.texts;
  expect([page?.artwork, page?.callToAction]).toEqual([undefined, undefined]);
});
