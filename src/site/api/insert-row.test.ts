import { expect, test, vi } from 'vitest';

test('insertVisitorRow removes characters that the database refuses', async () => {
  const fetchMock = vi.fn<typeof fetch>().mockResolvedValue(new Response(null, { status: 201 }));
  vi.stubGlobal('fetch', fetchMock);
  vi.stubEnv('VITE_SUPABASE_URL', 'https://project.example.org');
  vi.resetModules();
  const { insertVisitorRow } = await import('./insert-row');
  await insertVisitorRow('contact_messages', {
    name: 'Awa\u0000 Koné\u202e',
    email: 'awa@example.org',
    subject: 'Bon\u000bjour',
    message: 'Une ligne\r\nune autre\ud800 😀',
  });
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
  expect(JSON.parse(String(fetchMock.mock.calls[0]?.[1]?.body))).toEqual({
    name: 'Awa Koné',
    email: 'awa@example.org',
    subject: 'Bonjour',
    message: 'Une ligne\nune autre 😀',
  });
});
