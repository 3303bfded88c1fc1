import { expect, it } from 'vitest';
import { buildContentEditorHref, contentListUrlParams } from './content-list-params';

const read = (query: string) => contentListUrlParams.read(new URLSearchParams(query));

it('keeps the filters and page of the list in the URL of the editor', () => {
  expect(buildContentEditorHref(read('status=draft&page=3'), null)).toBe(
    '/admin/content/nouveau?status=draft&page=3',
  );
  expect(buildContentEditorHref(read(''), 'abc')).toBe('/admin/content/abc');
});
