import { expect, it } from 'vitest';
import { firstPage, type KeysetPosition } from '@/admin/lib/keyset';
import { activityQuery, boundsOf, readActivityParams, startOf } from './activity-params';

const read = (query: string) => readActivityParams(new URLSearchParams(query));
const person = 'd0000000-0000-4000-8000-000000000002';

it('reads the criteria of the address', () => {
  expect(read(`type=role&personne=${person}&periode=week&q=%20été&page=2&fin=5`)).toEqual({
    type: 'role',
    person,
    period: 'week',
    ...{ from: '', until: '' },
    search: 'été',
    position: { page: 2, place: { at: 'end', rows: 5 } },
  });
});

it.each(['', 'type=all&page=0', 'type=toString&periode=siècle&personne=moi&page=1.5'])(
  'takes %j for no criteria',
  (query) => {
    expect(read(query)).toEqual({
      ...{ type: null, person: null, period: null, from: '', until: '', search: '', position: firstPage },
    });
  },
);

it('goes back to the first page when a criterion changes, not when the page does', () => {
  const current = read('type=media&page=3');
  expect(activityQuery(current, { period: 'today' })).toBe('?type=media&periode=today');
  const cursor = { value: '2026-11-21T09:30:00.123456+00:00', id: person };
  const fourth: KeysetPosition = { page: 4, place: { at: 'after', cursor } };
  expect(read(activityQuery(current, { position: fourth }))).toEqual({ ...current, position: fourth });
  expect(activityQuery(current, { type: null })).toBe('?');
});

it('starts a period at midnight of the reader', () => {
  const noon = new Date(2026, 10, 21, 12, 30);
  expect(startOf('today', noon)).toBe(new Date(2026, 10, 21).toISOString());
  expect(startOf('week', noon)).toBe(new Date(2026, 10, 14).toISOString());
});

it('reads days somebody chose, whole days of the reader, and forgets them with another period', () => {
  const chosen = read('periode=dates&du=2026-11-01&au=2026-11-30');
  expect(chosen).toMatchObject({ period: 'dates', from: '2026-11-01', until: '2026-11-30' });
  expect(boundsOf(chosen)).toEqual({
    since: new Date(2026, 10, 1).toISOString(),
    before: new Date(2026, 11, 1).toISOString(),
  });
  expect(activityQuery(chosen)).toBe('?periode=dates&du=2026-11-01&au=2026-11-30');
  expect(activityQuery(chosen, { period: 'week' })).toBe('?periode=week');
  expect(boundsOf({ ...chosen, until: '' })).toEqual({ since: new Date(2026, 10, 1).toISOString() });
  for (const odd of ['periode=dates&du=hier&au=2026-13-45', 'du=2026-11-01']) {
    expect(boundsOf(read(odd))).toEqual({});
  }
});

it('reads what stands out as a kind of its own', () => {
  const params = read('type=watch');
  expect(params.type).toBe('watch');
  expect(activityQuery(params)).toBe('?type=watch');
});
