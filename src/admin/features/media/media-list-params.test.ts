import { expect, test } from 'vitest';
import { buildMediaDetailsHref, mediaListUrlParams } from './media-list-params';

const read = (query: string) => mediaListUrlParams.read(new URLSearchParams(query));

test('opens the details of a file on the same page of the list', () => {
  expect(buildMediaDetailsHref(read('page=3&fin=5&vue=list'), 'abc')).toBe(
    '?vue=list&page=3&fin=5&fichier=abc',
  );
  expect(buildMediaDetailsHref(read(''), 'abc')).toBe('?fichier=abc');
});
