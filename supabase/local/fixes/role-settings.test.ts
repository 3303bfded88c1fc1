import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BackendServer, serveBackend } from '../server/serve-backend.ts';
import { createScratchDir, createVisitorApiClient, writeSupabaseProject } from '../tests/support.ts';
import { startUnpatchedLite, type UnpatchedLite } from '../tests/unpatched-lite.ts';

const MIGRATION = `
  alter role anon set statement_timeout = '150ms';
  alter role anon set search_path = 'public', 'odd=name';
  alter role authenticated set statement_timeout = '1h';

  create function public.setting(wanted text) returns text language sql stable as $$ select current_setting(wanted) $$;
  create function public.sleep_briefly() returns text language sql as $$ select pg_sleep(0.4)::text $$;
  grant execute on function public.setting(text), public.sleep_briefly() to anon;

  create table public.notes (id int primary key, body text not null);
  insert into public.notes values (1, repeat('a', 100000) || 'xbz');
  alter table public.notes enable row level security;
  create policy "anyone reads" on public.notes for select to anon using (true);
  grant select on public.notes to anon;
`;

const dir = createScratchDir();
let backend: BackendServer;
let library: UnpatchedLite;

beforeAll(async () => {
  backend = await serveBackend({
    dir: `${dir}/fixed`,
    durable: false,
    supabaseDir: writeSupabaseProject(dir, [MIGRATION]),
  });
  library = await startUnpatchedLite(dir, MIGRATION);
});

afterAll(async () => {
  await backend?.close();
  await library?.close();
});

const backendClient = () => createVisitorApiClient(backend.url);
const readSetting = async (wanted: string) => (await backendClient().rpc('setting', { wanted })).data;

test('fix 4: a request has only the settings of its role', async () => {
  expect(await readSetting('statement_timeout')).toBe('150ms');
  expect(await readSetting('search_path')).toBe('public, "odd=name"');
});

test('fix 4: a slow statement or pattern search is stopped and answered 500', async () => {
  const endless = '(.+)(.+)(.+)x\\1z';
  for (const sendStatement of [
    () => backendClient().rpc('sleep_briefly'),
    () => backendClient().from('notes').select('id').filter('body', 'match', endless),
  ]) {
    const { status, error } = await sendStatement();
    expect([status, error?.code]).toEqual([500, '57014']);
  }
});

test('fix 4: stopped statements leave every connection usable', async () => {
  const answers = await Promise.all(Array.from({ length: 24 }, () => backendClient().rpc('sleep_briefly')));
  expect(new Set(answers.map(({ error }) => error?.code))).toEqual(new Set(['57014']));
  expect((await backendClient().from('notes').select('id')).data).toEqual([{ id: 1 }]);
});

test('the library still lets a slow statement run', async () => {
  expect(
    (await createVisitorApiClient('http://bare.test', library.fetch).rpc('sleep_briefly')).error,
  ).toBeNull();
});
