import { expect, it } from 'vitest';
import { limits } from '@/shared/lib/limits';
import { readSearch } from './search-param';

it.each([
  ['', ''],
  ['q=', ''],
  ['q=+Awa+Diop+', 'Awa Diop'],
  [`q=${'a'.repeat(500)}`, 'a'.repeat(limits.search)],
  // does not split a surrogate pair
  [`q=${'😀'.repeat(500)}`, '😀'.repeat(limits.search)],
])('reads « %s »', (query, search) => {
  expect(readSearch(new URLSearchParams(query))).toBe(search);
});
