import { expect, test } from 'vitest';
import { firstPage } from '@/admin/lib/keyset';
import { foldSearch, mediaQuery, readMediaParams } from './media-list-params';

const read = (query: string) => readMediaParams(new URLSearchParams(query));
const defaults = read('');

test('a bare address is the first page of everything, newest first, as a grid', () => {
  expect(defaults).toEqual({
    kind: null,
    undescribed: false,
    search: '',
    sort: 'newest',
    view: 'grid',
    position: firstPage,
  });
  expect(mediaQuery(defaults)).toBe('?');
});

test('what is odd in the address counts as absent', () => {
  expect(read('type=police&tri=hasard&page=-3&vue=mosaique&q=%20')).toEqual(defaults);
});

test('an address says all of the state, and reads back the same', () => {
  const id = '20000000-0000-4000-8000-000000000007';
  const params = read(`type=video&q=plateau&tri=size&vue=list&page=3&apres=5120~${id}`);
  expect(params).toMatchObject({ kind: 'video', search: 'plateau', sort: 'size', view: 'list' });
  expect(params.position).toEqual({ page: 3, place: { at: 'after', cursor: { value: '5120', id } } });
  expect(read(mediaQuery(params, { position: params.position }))).toEqual(params);
});

test('a change of criteria goes back to the first page, a change of look stays', () => {
  const third = read('page=3&fin=5');
  expect(read(mediaQuery(third, { kind: 'audio' })).position).toEqual(firstPage);
  expect(read(mediaQuery(third, { view: 'list' })).position).toEqual(third.position);
  const opened = mediaQuery(third, { position: third.position }, 'abc');
  expect(read(opened).position).toEqual(third.position);
  expect(opened).toContain('fichier=abc');
});

test('a search forgets case and accents, however they are written', () => {
  expect(foldSearch('ÉTÉ')).toBe('ete');
  expect(foldSearch('E\u0301te\u0301')).toBe('ete');
});
