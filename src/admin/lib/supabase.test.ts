import { afterEach, expect, test, vi } from 'vitest';
import { unwrap } from '@/admin/lib/unwrap';

/** Loads the client with this `fetch`. */
async function importClient(send: typeof fetch) {
  vi.stubGlobal('fetch', send);
  vi.stubEnv('VITE_SUPABASE_URL', 'https://project.example.org');
  vi.resetModules();
  return (await import('./supabase')).supabase;
}

afterEach(() => {
  vi.resetModules();
});

test('a request without an answer fails as a timeout', async () => {
  const timeoutController = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeoutController.signal);
  const supabase = await importClient(
    (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        timeoutController.abort(new DOMException('signal timed out', 'TimeoutError'));
      }),
  );
  const query = supabase.from('tags').select('id');
  await expect(unwrap(query, new AbortController().signal)).rejects.toMatchObject({ kind: 'timeout' });
  expect(timeout).toHaveBeenCalledWith(20_000);
});

test('the signal of `unwrap` cancels a request for one row', async () => {
  const supabase = await importClient(async (_input, init) => {
    init?.signal?.throwIfAborted();
    return Response.json({ id: '1' });
  });
  const request = supabase.from('tags').select('id').eq('id', '1').single();
  await expect(unwrap(request, AbortSignal.abort())).rejects.toMatchObject({ name: 'AppError' });
});

test('the back office sends no character that the database refuses', async () => {
  const row = { id: '1', title: 'ab' };
  const send = vi.fn<typeof fetch>().mockResolvedValue(Response.json(row));
  const supabase = await importClient(send);
  await supabase
    .from('content')
    .update({ title: 'a\u0000b\u2066', content: '- c\r\n\td' })
    .eq('id', '1')
    .select('id')
    .single();
  await supabase.rpc('search_content', { words: 'a\u0001b' }).select('id');
  const bodies = send.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
  await supabase.from('tags').select('id').ilike('name', '%a\u0000b%');
  expect(bodies).toEqual([{ title: 'ab', content: '- c\n\td' }, { words: 'ab' }]);
  const address = new URL(String(send.mock.lastCall?.[0]));
  expect(address.searchParams.get('name')).toBe('ilike.%ab%');
});
