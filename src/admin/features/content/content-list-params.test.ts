import { expect, it } from 'vitest';
import { contentListParams, editorHref, legacyRedirect } from './content-list-params';

const read = (query: string) => contentListParams.read(new URLSearchParams(query));

it('keeps the criteria of the list in the address of the editor', () => {
  expect(editorHref(read('status=draft&page=3'), null)).toBe('/admin/content/nouveau?status=draft&page=3');
  expect(editorHref(read(''), 'abc')).toBe('/admin/content/abc');
});

it.each([
  ['nouveau', '/admin/content/nouveau'],
  ['status=draft&page=3&nouveau', '/admin/content/nouveau?status=draft&page=3'],
  ['id=abc', '/admin/content/abc'],
  ['corbeille&q=Dakar', '/admin/content/corbeille?q=Dakar'],
  ['redirections', '/admin/content/redirections'],
  ['status=draft', null],
])('replaces the old address ?%s by %s', (query, address) => {
  expect(legacyRedirect(new URLSearchParams(query))).toBe(address);
});
