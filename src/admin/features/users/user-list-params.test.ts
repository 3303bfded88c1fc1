import { expect, it } from 'vitest';
import { firstPage, type KeysetPosition } from '@/admin/lib/keyset';
import { readUserParams, userListQuery } from './user-list-params';

const read = (query: string) => readUserParams(new URLSearchParams(query));

it('reads the criteria of the address', () => {
  expect(read('role=editor&etat=suspended&q=%20na%C3%AFma%20&tri=name&page=3&fin=7')).toEqual({
    role: 'editor',
    state: 'suspended',
    search: 'naïma',
    sort: 'name',
    position: { page: 3, place: { at: 'end', rows: 7 } },
  });
  expect(read('role=-').role).toBe('-');
});

it.each(['', 'role=É&tri=x&etat=mort&page=0', 'role={a,b}&tri=toString&page=-2', 'role=--&page=1.5'])(
  'takes %j for no criteria',
  (query) => {
    expect(read(query)).toEqual({ role: null, state: null, search: '', sort: 'newest', position: firstPage });
  },
);

it('goes back to the first page when a criterion changes, not when the page does', () => {
  const current = read('role=editor&tri=name&page=3');
  expect(userListQuery(current, { search: 'Dakar' })).toBe('?role=editor&q=Dakar&tri=name');
  const cursor = { value: "n'diaye ~ ange", id: '10000000-0000-4000-8000-000000000001' };
  const fourth: KeysetPosition = { page: 4, place: { at: 'before', cursor } };
  expect(read(userListQuery(current, { position: fourth }))).toEqual({ ...current, position: fourth });
  expect(userListQuery(current, { state: 'active' })).toBe('?role=editor&etat=active&tri=name');
  expect(userListQuery(current, { role: null, sort: 'newest' })).toBe('?');
});
