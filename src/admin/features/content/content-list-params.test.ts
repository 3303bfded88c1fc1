import { expect, it } from 'vitest';
import { firstPage, type KeysetPosition } from '@/admin/lib/keyset';
import { editorHref, listQuery, readListParams, replacedAddress } from './content-list-params';

const read = (query: string) => readListParams(new URLSearchParams(query));

const third: KeysetPosition = { page: 3, place: { at: 'skip', rows: 40 } };
const nothing = {
  status: null,
  type: null,
  category: null,
  search: '',
  sort: 'created',
  position: firstPage,
};

it('reads the criteria of the address', () => {
  expect(read('status=draft&type=news&q=%20été%20&tri=title&page=3')).toEqual({
    ...nothing,
    status: 'draft',
    type: 'news',
    search: 'été',
    sort: 'title',
    position: third,
  });
});

it.each([
  '',
  'status=supprimé&page=0',
  'status=toString&page=-2',
  'page=1.5',
  'page=x',
  'tri=x&type=valueOf',
])('takes %j for no criteria', (query) => {
  expect(read(query)).toEqual(nothing);
});

it('asks for what waits for a reader as for a status', () => {
  expect(read('status=review').status).toBe('review');
  expect(listQuery(read(''), { status: 'review' })).toBe('?status=review');
});

it('goes back to the first page when a criterion or the order changes, not when the page does', () => {
  const current = read('status=draft&page=3');
  expect(listQuery(current, { search: 'Dakar' })).toBe('?status=draft&q=Dakar');
  expect(listQuery(current, { sort: 'updated' })).toBe('?status=draft&tri=updated');
  expect(listQuery(current, { position: { ...third, page: 4 } })).toBe('?status=draft&page=4');
  expect(listQuery(current, { status: null })).toBe('');
});

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
  expect(replacedAddress(new URLSearchParams(query))).toBe(address);
});
