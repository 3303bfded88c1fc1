import { expect, it } from 'vitest';
import { binQuery, readBinParams } from './bin-params';

const read = (query: string) => readBinParams(new URLSearchParams(query));
const cursor = { value: '2026-11-20T08:00:00.123456+00:00', id: crypto.randomUUID() };
const third = { page: 3, place: { at: 'after' as const, cursor } };

it('an address keeps what is searched in a bin and where its list stands', () => {
  const params = { search: 'été & hiver', position: third };
  expect(read(binQuery(params))).toEqual(params);
});

it('another search starts from the first page, and an address of no bin is none', () => {
  expect(read(binQuery({ search: 'été' }))?.position.page).toBe(1);
  expect(binQuery()).toBe('?corbeille');
  expect(read('?q=été')).toBeNull();
});
