import { expect, it } from 'vitest';
import { readTagParams, tagQuery } from './tag-list-params';

const read = (query: string) => readTagParams(new URLSearchParams(query));

it('reads the criteria of the address, and takes anything odd for none', () => {
  expect(read('q=%20été&page=3')).toEqual({ search: 'été', page: 3 });
  expect(read('page=0')).toEqual({ search: '', page: 1 });
  expect(read('page=x')).toEqual({ search: '', page: 1 });
});

it('goes back to the first page when the search changes', () => {
  expect(tagQuery(read('q=a&page=3'), { search: 'b' })).toBe('?q=b');
  expect(tagQuery(read('q=a'), { page: 2 })).toBe('?q=a&page=2');
  expect(tagQuery(read('q=a&page=2'), { search: '' })).toBe('?');
});
