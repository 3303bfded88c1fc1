import { expect, test, vi } from 'vitest';

test('the back office sends no character that the database refuses', async () => {
  const row = { id: '1', title: 'ab' };
  const send = vi.fn<typeof fetch>().mockResolvedValue(Response.json(row));
  vi.stubGlobal('fetch', send);
  vi.stubEnv('VITE_SUPABASE_URL', 'https://project.example.org');
  vi.resetModules();
  const { supabase } = await import('./supabase');
  await supabase
    .from('content')
    .update({ title: 'a\u0000b\u2066', content: '- c\r\n\td' })
    .eq('id', '1')
    .select('id')
    .single();
  await supabase.rpc('search_content', { words: 'a\u0001b' }).select('id');
  const bodies = send.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
  await supabase.from('tags').select('id').ilike('name', '%a\u0000b%');
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
  expect(bodies).toEqual([{ title: 'ab', content: '- c\n\td' }, { words: 'ab' }]);
  const address = new URL(String(send.mock.lastCall?.[0]));
  expect(address.searchParams.get('name')).toBe('ilike.%ab%');
});
