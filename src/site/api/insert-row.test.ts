import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock.mockReset());
  vi.stubEnv('VITE_SUPABASE_URL', 'https://project.example.org');
  vi.resetModules();
});
afterEach(() => {
  vi.resetModules();
});

const message = { name: 'Awa', email: 'awa@example.org', subject: 'Bonjour', message: 'Un mot' };

test('insertVisitorRow removes characters that the database refuses', async () => {
  fetchMock.mockResolvedValue(new Response(null, { status: 201 }));
  const { insertVisitorRow } = await import('./insert-row');
  await insertVisitorRow('contact_messages', {
    name: 'Awa\u0000 Koné\u202e',
    email: 'awa@example.org',
    subject: 'Bon\u000bjour',
    message: 'Une ligne\r\nune autre\ud800 😀',
  });
  expect(JSON.parse(String(fetchMock.mock.calls[0]?.[1]?.body))).toEqual({
    name: 'Awa Koné',
    email: 'awa@example.org',
    subject: 'Bonjour',
    message: 'Une ligne\nune autre 😀',
  });
});

test.each([
  [200, '<!doctype html><p>Bienvenue sur le Wi-Fi', 'unknown'],
  [200, '', 'unknown'],
  [500, '{"code":"XX000"}', 'unknown'],
  [401, '{"code":"PGRST303"}', 'session'],
  [403, '{"code":"42501"}', 'forbidden'],
])('insertVisitorRow treats the answer %i %j as a failure', async (status, body, kind) => {
  fetchMock.mockImplementation(async () => new Response(body, { status }));
  const { insertVisitorRow } = await import('./insert-row');
  await expect(insertVisitorRow('contact_messages', message)).rejects.toMatchObject({ kind });
});
