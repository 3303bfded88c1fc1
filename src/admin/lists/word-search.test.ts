import { PostgrestClient } from '@supabase/postgrest-js';
import { expect, it } from 'vitest';
import { filterQueryByWords } from './word-search';

it.for([
  ['Cinéma, 100 %_sûr*', ['like(all).{%cinema%,%100%,%sur%}']],
  ['…', []],
] as const)('the search « %s » requests one pattern a word', async ([search, filters]) => {
  const urls: URL[] = [];
  const client = new PostgrestClient('https://project.example.org', {
    fetch: async (url) => {
      urls.push(new URL(String(url)));
      return Response.json([]);
    },
  });
  await filterQueryByWords(client.from('tags').select(), 'search_name', search);
  expect(urls.map((url) => url.searchParams.getAll('search_name'))).toEqual([filters]);
});
