import { expect, test } from 'vitest';
import { startTestBackend } from '../tests/start-test-backend.ts';

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

const suite = startTestBackend(MIGRATION);

const readSetting = async (wanted: string) => (await suite.createClient().rpc('setting', { wanted })).data;

test('fix 4: a request has only the settings of its role', async () => {
  expect(await readSetting('statement_timeout')).toBe('150ms');
  expect(await readSetting('search_path')).toBe('public, "odd=name"');
});

test('fix 4: a slow statement or pattern search is stopped and answered 500', async () => {
  const slowPattern = '(.+)(.+)(.+)x\\1z';
  for (const sendStatement of [
    () => suite.createClient().rpc('sleep_briefly'),
    () => suite.createClient().from('notes').select('id').filter('body', 'match', slowPattern),
  ]) {
    const { status, error } = await sendStatement();
    expect([status, error?.code]).toEqual([500, '57014']);
  }
});

test('fix 4: stopped statements leave every connection usable', async () => {
  // more requests than the pool has connections
  const answers = await Promise.all(
    Array.from({ length: 24 }, () => suite.createClient().rpc('sleep_briefly')),
  );
  expect(new Set(answers.map(({ error }) => error?.code))).toEqual(new Set(['57014']));
  const reads = await Promise.all(
    Array.from({ length: 24 }, () => suite.createClient().from('notes').select('id')),
  );
  for (const { data } of reads) expect(data).toEqual([{ id: 1 }]);
});
