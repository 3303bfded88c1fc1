import { expect, it } from 'vitest';
import { firstPage, type KeysetPosition } from './keyset';
import { readSearchList, searchListQuery } from './search-list';

const read = (query: string) => readSearchList(new URLSearchParams(query));

it('reads the criteria of the address, and takes anything odd for none', () => {
  expect(read('q=%20été&page=3&fin=2')).toEqual({
    search: 'été',
    position: { page: 3, place: { at: 'end', rows: 2 } },
  });
  expect(read('page=0')).toEqual({ search: '', position: firstPage });
  expect(read('page=x')).toEqual({ search: '', position: firstPage });
});

it('goes back to the first page when the search changes', () => {
  expect(searchListQuery({ search: 'b' })).toBe('?q=b');
  const cursor = { value: 'Été & co', id: '10000000-0000-4000-8000-000000000001' };
  const second: KeysetPosition = { page: 2, place: { at: 'after', cursor } };
  expect(read(searchListQuery({ search: 'a', position: second }))).toEqual({ search: 'a', position: second });
  expect(searchListQuery({ search: '' })).toBe('?');
});
