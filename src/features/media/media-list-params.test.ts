import { expect, test } from 'vitest';
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
    page: 1,
  });
  expect(mediaQuery(defaults)).toBe('?');
});

test('what is odd in the address counts as absent', () => {
  expect(read('type=police&tri=hasard&page=-3&vue=mosaique&q=%20')).toEqual(defaults);
});

test('an address says all of the state, and reads back the same', () => {
  const params = { ...read('type=video&q=plateau&tri=size&vue=list&page=3') };
  expect(params).toMatchObject({ kind: 'video', search: 'plateau', sort: 'size', view: 'list', page: 3 });
  expect(read(mediaQuery(params, { page: 3 }))).toEqual(params);
});

test('a change of criteria goes back to the first page, a change of look stays', () => {
  const third = read('page=3');
  expect(read(mediaQuery(third, { kind: 'audio' })).page).toBe(1);
  expect(read(mediaQuery(third, { view: 'list' })).page).toBe(3);
  expect(read(mediaQuery(third, { page: 3 }, 'abc')).page).toBe(3);
  expect(mediaQuery(third, { page: 3 }, 'abc')).toContain('fichier=abc');
});

test('a search forgets case and accents, however they are written', () => {
  expect(foldSearch('ÉTÉ')).toBe('ete');
  expect(foldSearch('E\u0301te\u0301')).toBe('ete');
});
