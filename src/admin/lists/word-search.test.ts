import { expect, it, vi } from 'vitest';
import { filterQueryByWords } from './word-search';

it.for([
  ['Cinéma, 100 %_sûr*', [['search_name', ['%cinema%', '%100%', '%sur%']]]],
  ['…', []],
] as const)('the search « %s » filters by one pattern a word', ([search, filters]) => {
  const likeAllOf = vi.fn();
  filterQueryByWords({ likeAllOf }, 'search_name', search);
  expect(likeAllOf.mock.calls).toEqual(filters);
});
