import { expect, it } from 'vitest';
import { contentListParams, editorHref } from './content-list-params';

const read = (query: string) => contentListParams.read(new URLSearchParams(query));

it('keeps the criteria of the list in the address of the editor', () => {
  expect(editorHref(read('status=draft&page=3'), null)).toBe('/admin/content/nouveau?status=draft&page=3');
  expect(editorHref(read(''), 'abc')).toBe('/admin/content/abc');
});
