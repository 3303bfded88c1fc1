import { expect, it } from 'vitest';
import { slugText } from '@/copy/admin/slug';
import { contentSchema, hasSameValues, newContent, toInsert, toUpdate } from './content-schema';

it('new content starts as a draft article', () => {
  expect(newContent).toMatchObject({ status: 'draft', content_type: 'article' });
});

it('requires a title and a slug of the right shape', () => {
  const result = contentSchema.safeParse({ ...newContent, title: '  ', slug: 'Été' });
  expect(result.error?.issues.map(({ path }) => path[0])).toEqual(['title', 'slug']);
  expect(contentSchema.safeParse({ ...newContent, title: 'Été', slug: 'ete-2025' }).success).toBe(true);
});

it.each(['index', '404'])('refuses the slug %s, which static hosts serve for other addresses', (slug) => {
  const { error } = contentSchema.safeParse({ ...newContent, title: 'Été', slug });
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([['slug', slugText.reserved]]);
});

it('sets a publication date only for published content', () => {
  const published = toUpdate({ ...newContent, status: 'published' }, true).published_at;
  expect(Math.abs(Date.now() - Date.parse(published ?? ''))).toBeLessThan(5000);
  expect(toUpdate(newContent, true).published_at).toBeNull();
  expect(toInsert({ ...newContent, status: 'archived' }, 'me')).toMatchObject({
    published_at: null,
    author_id: 'me',
  });
});

it('compares every field', () => {
  expect(hasSameValues(newContent, { ...newContent })).toBe(true);
  expect(hasSameValues(newContent, { ...newContent, excerpt: 'x' })).toBe(false);
});

it('omits pin, byline and dates without the permission to publish', () => {
  const values = { ...newContent, pinned: true, byline: 'Awa', publish_at: '2026-12-01T08:00' };
  expect(toUpdate(values, true)).toMatchObject({ pinned: true, byline: 'Awa' });
  const columnNames = Object.keys(toUpdate(values, false));
  expect(columnNames).toContain('seo_title');
  expect(columnNames.filter((name) => /^(byline|pinned|publish_at|unpublish_at)$/.test(name))).toEqual([]);
});
