import { expect, it, vi } from 'vitest';
import { contentChecksText } from '@/copy/admin/checks';
import { contentDatesText } from '@/copy/admin/content';
import { slugText } from '@/copy/admin/slug';
import {
  type ContentValues,
  createContentSchema,
  newContentValues,
  type StoredContentValues,
  toContentFormValues,
  toContentInsert,
  toContentUpdate,
  unfinishedContentSchema,
} from './content-schema';

/** Returns field and message of each problem of a text; undefined without one. */
const listIssues = (changes: Partial<ContentValues>, storedValues = newContentValues) =>
  createContentSchema(storedValues)
    .safeParse({ ...newContentValues, title: 'Été', slug: 'ete-2025', ...changes })
    .error?.issues.map(({ path, message }) => [path[0], message]);

it('starts a new content as a draft article', () => {
  expect(newContentValues).toMatchObject({ status: 'draft', content_type: 'article' });
});

it('requires a title and a slug of the right shape', () => {
  expect(listIssues({ title: '  ', slug: 'Été' })?.map(([name]) => name)).toEqual(['title', 'slug']);
  expect(listIssues({})).toBeUndefined();
});

it.each(['index', '404'])('refuses the slug %s, which static hosts serve for other addresses', (slug) => {
  expect(listIssues({ slug })).toEqual([['slug', slugText.reserved]]);
});

it.each(['0020-12-01T08:00', '20261-12-01T08:00'])('refuses the implausible year of %s', (publish_at) => {
  expect(listIssues({ publish_at })).toEqual([['publish_at', contentDatesText.implausibleYear]]);
});

it('refuses a planned update in the past, unless that date is stored', () => {
  const changes = { update_at: '2026-01-05T08:00' };
  expect(listIssues(changes)).toEqual([['update_at', contentDatesText.pastUpdate]]);
  expect(listIssues(changes, { ...newContentValues, ...changes })).toBeUndefined();
});

it('refuses an empty link in a working copy with a planned update', () => {
  const changes = { content: '[ici]()' };
  expect(listIssues(changes)).toBeUndefined();
  expect(listIssues({ ...changes, update_at: '2099-01-05T08:00' })).toEqual([
    ['content', contentChecksText.cannotBePublished],
  ]);
});

it('reads an unfinished text from a backup', () => {
  const unfinishedValues = { ...newContentValues, slug: 'Pas encore valable' };
  expect(unfinishedContentSchema.safeParse(unfinishedValues).data).toEqual(unfinishedValues);
  expect(unfinishedContentSchema.safeParse({ title: 'seul' }).success).toBe(false);
});

it('sets a publication date only for published content', () => {
  const publishedAt = toContentUpdate(
    { ...newContentValues, status: 'published' },
    { canPublish: true },
  ).published_at;
  expect(Math.abs(Date.now() - Date.parse(publishedAt ?? ''))).toBeLessThan(5000);
  expect(toContentUpdate(newContentValues, { canPublish: true }).published_at).toBeNull();
  expect(toContentInsert({ ...newContentValues, status: 'archived' }, 'me')).toMatchObject({
    published_at: null,
    author_id: 'me',
  });
});

it('omits pin, byline and dates without the permission to publish', () => {
  const date = '2026-12-01T08:00';
  const dates = { publish_at: date, unpublish_at: date, update_at: date };
  const values = { ...newContentValues, ...dates, pinned: true, byline: 'Awa' };
  expect(toContentUpdate(values, { canPublish: true })).toMatchObject({ pinned: true, byline: 'Awa' });
  const columnNames = Object.keys(toContentUpdate(values, { canPublish: false }));
  expect(columnNames).toContain('seo_title');
  expect(
    columnNames.filter((name) => /^(byline|pinned|publish_at|unpublish_at|update_at)$/.test(name)),
  ).toEqual([]);
});

it('keeps an unchanged date in the hour that the end of summer time repeats', () => {
  vi.stubEnv('TZ', 'Europe/Paris');
  const dates = { publish_at: '2026-10-25T01:30:00+00:00', unpublish_at: null, update_at: null };
  const row = { ...newContentValues, ...dates, content_tags: [] } as StoredContentValues;
  const values = { ...toContentFormValues(row), title: 'Relu' };
  expect(values.publish_at).toBe('2026-10-25T02:30');
  expect(toContentUpdate(values, { canPublish: true, row }).publish_at).toBe(dates.publish_at);
});
