import { expect, test } from 'vitest';
import { fileHref, mediaListParams } from './media-list-params';

const read = (query: string) => mediaListParams.read(new URLSearchParams(query));

test('opens the details of a file on the same page of the list', () => {
  expect(fileHref(read('page=3&fin=5&vue=list'), 'abc')).toBe('?vue=list&page=3&fin=5&fichier=abc');
  expect(fileHref(read(''), 'abc')).toBe('?fichier=abc');
});
