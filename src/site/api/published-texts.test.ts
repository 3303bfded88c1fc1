import { expect, test, vi } from 'vitest';
import { SEARCH_MAX_LENGTH } from '@/shared/lib/search-text';

test('fetchNewsPage shortens the search of a URL to what the database accepts', async () => {
  const fetchMock = vi.fn<typeof fetch>().mockResolvedValue(new Response('[]'));
  vi.stubGlobal('fetch', fetchMock);
  vi.stubEnv('VITE_SUPABASE_URL', 'https://project.example.org');
  vi.resetModules();
  const { fetchNewsPage } = await import('./published-texts');
  await fetchNewsPage({ words: 'a'.repeat(300) }, 9);
  vi.resetModules();
  const url = new URL(String(fetchMock.mock.calls[0]?.[0]));
  expect(url.searchParams.get('words')).toBe('a'.repeat(SEARCH_MAX_LENGTH));
});
