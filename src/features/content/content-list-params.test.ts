import { expect, it } from 'vitest';
import { editorQuery, listQuery, readListParams } from './content-list-params';

const read = (query: string) => readListParams(new URLSearchParams(query));

it('reads the criteria of the address', () => {
  expect(read('status=draft&q=%20été%20&page=3')).toEqual({ status: 'draft', search: 'été', page: 3 });
});

it.each(['', 'status=supprimé&page=0', 'status=toString&page=-2', 'page=1.5', 'page=x'])(
  'takes %j for no criteria',
  (query) => {
    expect(read(query)).toEqual({ status: null, search: '', page: 1 });
  },
);

it('goes back to the first page when a criterion changes, not when the page does', () => {
  const current = read('status=draft&page=3');
  expect(listQuery(current, { search: 'Dakar' })).toBe('?status=draft&q=Dakar');
  expect(listQuery(current, { page: 4 })).toBe('?status=draft&page=4');
  expect(listQuery(current, { status: null })).toBe('');
});

it('keeps the criteria under the editor', () => {
  expect(editorQuery(read('status=draft&page=3'), null)).toBe('?status=draft&page=3&nouveau');
  expect(editorQuery(read(''), 'abc')).toBe('?id=abc');
});
