import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BackendServer, serveBackend } from '../server/serve-backend.ts';
import { scratchDir, visitor, writeProject } from '../tests/support.ts';
import { startUnpatchedLite, type UnpatchedLite } from '../tests/unpatched-lite.ts';

const MIGRATION = `
  alter role anon set statement_timeout = '150ms';
  alter role anon set search_path = 'public', 'odd=name';
  alter role authenticated set statement_timeout = '1h';

  create function public.setting(wanted text) returns text language sql stable as $$ select current_setting(wanted) $$;
  create function public.dawdle() returns text language sql as $$ select pg_sleep(0.4)::text $$;
  grant execute on function public.setting(text), public.dawdle() to anon;

  create table public.notes (id int primary key, body text not null);
  insert into public.notes values (1, repeat('a', 100000) || 'xbz');
  alter table public.notes enable row level security;
  create policy "anyone reads" on public.notes for select to anon using (true);
  grant select on public.notes to anon;
`;

const dir = scratchDir();
let fixed: BackendServer;
let bare: UnpatchedLite;

beforeAll(async () => {
  fixed = await serveBackend({
    dir: `${dir}/fixed`,
    durable: false,
    supabaseDir: writeProject(dir, [MIGRATION]),
  });
  bare = await startUnpatchedLite(dir, MIGRATION);
});

afterAll(async () => {
  await fixed?.close();
  await bare?.close();
});

const ours = () => visitor(fixed.url);
const setting = async (wanted: string) => (await ours().rpc('setting', { wanted })).data;

// Fix 4
test('a request has the settings of the role it takes, and of no other', async () => {
  expect(await setting('statement_timeout')).toBe('150ms');
  expect(await setting('search_path')).toBe('public, "odd=name"');
});

test('a slow statement is stopped and answered as PostgREST does, also a pattern search', async () => {
  const endless = '(.+)(.+)(.+)x\\1z';
  for (const ask of [
    () => ours().rpc('dawdle'),
    () => ours().from('notes').select('id').filter('body', 'match', endless),
  ]) {
    const { status, error } = await ask();
    expect([status, error?.code]).toEqual([500, '57014']);
  }
});

test('and ends nothing: the next requests are answered, as many as there are connections', async () => {
  const answers = await Promise.all(Array.from({ length: 24 }, () => ours().rpc('dawdle')));
  expect(new Set(answers.map(({ error }) => error?.code))).toEqual(new Set(['57014']));
  expect((await ours().from('notes').select('id')).data).toEqual([{ id: 1 }]);
});

test('the library still lets it run', async () => {
  expect((await visitor('http://bare.test', bare.fetch).rpc('dawdle')).error).toBeNull();
});
