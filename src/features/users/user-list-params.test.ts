import { expect, it } from 'vitest';
import { readUserParams, userListQuery } from './user-list-params';

const read = (query: string) => readUserParams(new URLSearchParams(query));

it('reads the criteria of the address', () => {
  expect(read('role=editor&q=%20na%C3%AFma%20&tri=name&page=3')).toEqual({
    role: 'editor',
    search: 'naïma',
    sort: 'name',
    page: 3,
  });
  expect(read('role=-').role).toBe('-');
});

it.each(['', 'role=É&tri=x&page=0', 'role={a,b}&tri=toString&page=-2', 'role=--&page=1.5'])(
  'takes %j for no criteria',
  (query) => {
    expect(read(query)).toEqual({ role: null, search: '', sort: 'newest', page: 1 });
  },
);

it('goes back to the first page when a criterion changes, not when the page does', () => {
  const current = read('role=editor&tri=name&page=3');
  expect(userListQuery(current, { search: 'Dakar' })).toBe('?role=editor&q=Dakar&tri=name');
  expect(userListQuery(current, { page: 4 })).toBe('?role=editor&tri=name&page=4');
  expect(userListQuery(current, { role: null, sort: 'newest' })).toBe('?');
});
