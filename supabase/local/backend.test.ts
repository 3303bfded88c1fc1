import { renameSync, writeFileSync } from 'node:fs';
import postgres from 'postgres';
import { expect, test } from 'vitest';
import { startBackend } from './backend.ts';
import { LOCAL_PUBLISHABLE_KEY, LOCAL_SECRET_KEY } from './keys.ts';
import {
  createScratchDir,
  createVisitorSupabaseClient,
  NOTES_TABLE_SQL,
  verifyMailLinkWithClient,
  writeSupabaseProject,
} from './tests/support.ts';

const dir = createScratchDir();
const origin = 'http://site.test';

test('a restart keeps accounts, rows, files and sessions, and applies no migration again', async () => {
  const bucket = `insert into storage.buckets (id, name, public) values ('files', 'files', true);
    create policy "anyone may upload" on storage.objects for insert to anon with check (bucket_id = 'files');`;
  const seed = `insert into public.notes (body) values ('seeded');`;
  const supabaseDir = writeSupabaseProject(`${dir}/kept`, [NOTES_TABLE_SQL, bucket], seed);
  const options = { dir: `${dir}/kept/data`, origin, supabaseDir };
  const account = { email: 'aya@example.org', password: 'Secret-123' };

  const firstRun = await startBackend(options);
  expect(firstRun.appliedMigrations).toEqual(['1_step.sql', '2_step.sql']);
  const createClient = () =>
    createVisitorSupabaseClient(origin, (input, init) => firstRun.fetch(new Request(input, init)));
  const client = createClient();
  await client.auth.signUp(account);
  await verifyMailLinkWithClient(createClient(), firstRun.mails[0]?.link);
  await client.from('notes').insert({ body: 'written' });
  await client.storage.from('files').upload('a.txt', new File(['file'], 'a.txt', { type: 'text/plain' }));
  const session = (await client.auth.signInWithPassword(account)).data.session;
  await firstRun.close();

  const secondRun = await startBackend(options);
  expect(secondRun.appliedMigrations).toEqual([]);
  const clientAfterRestart = createVisitorSupabaseClient(origin, (input, init) =>
    secondRun.fetch(new Request(input, init)),
  );
  expect((await clientAfterRestart.from('notes').select('body').order('body')).data).toEqual([
    { body: 'seeded' },
    { body: 'written' },
  ]);
  const file = clientAfterRestart.storage.from('files').getPublicUrl('a.txt').data.publicUrl;
  expect(await (await secondRun.fetch(new Request(file))).text()).toBe('file');
  expect((await clientAfterRestart.auth.getUser(session?.access_token)).data.user?.email).toBe(account.email);
  await secondRun.close();
});

test('startBackend rolls a failed migration back, and runs it again once corrected', async () => {
  const failingMigration = 'create table public.half (id int);\n\nselect 1 / 0;';
  const supabaseDir = writeSupabaseProject(`${dir}/failing`, [failingMigration]);
  const options = { dir: `${dir}/failing/data`, origin, supabaseDir, durable: false };
  await expect(startBackend(options)).rejects.toThrow(
    'migrations/1_step.sql failed and was rolled back: division by zero',
  );
  writeFileSync(
    `${supabaseDir}/migrations/1_step.sql`,
    'create table public.half (id int);\n\ncreate table wrong',
  );
  await expect(startBackend(options)).rejects.toThrow('line 3: syntax error');
  writeFileSync(`${supabaseDir}/migrations/1_step.sql`, 'create table public.half (id int);');
  const backend = await startBackend(options);
  expect(backend.appliedMigrations).toEqual(['1_step.sql']);
  await backend.close();
});

test('startBackend suggests db:reset when the file of an applied migration is missing', async () => {
  const supabaseDir = writeSupabaseProject(`${dir}/rewritten`, ['select 1;', 'select 2;']);
  const options = { dir: `${dir}/rewritten/data`, origin, supabaseDir, durable: false };
  await (await startBackend(options)).close();
  renameSync(`${supabaseDir}/migrations/2_step.sql`, `${supabaseDir}/migrations/3_step.sql`);
  await expect(startBackend(options)).rejects.toThrow(/no longer in .*the first is 2.*db:reset/);
});

test('startBackend suggests db:reset when the file of an applied migration has changed', async () => {
  const supabaseDir = writeSupabaseProject(`${dir}/edited`, ['select 1;', 'select 2;']);
  const options = { dir: `${dir}/edited/data`, origin, supabaseDir, durable: false };
  await (await startBackend(options)).close();
  writeFileSync(`${supabaseDir}/migrations/1_step.sql`, 'select 3;');
  await expect(startBackend(options)).rejects.toThrow(/have changed .*the first is 1.*db:reset/);
});

test('startBackend runs a changed seed again, and never with seed: false', async () => {
  const supabaseDir = writeSupabaseProject(
    `${dir}/seeds`,
    ['create table public.seeds (n int);'],
    'insert into public.seeds values (1);',
  );
  const options = { dir: `${dir}/seeds/data`, origin, supabaseDir, durable: false };
  const countSeedsAfterStart = async (seed: boolean) => {
    const backend = await startBackend({ ...options, seed });
    const client = postgres(backend.databaseUrl, { max: 1 });
    const [row] = await client`select count(*)::int as n from public.seeds`;
    await client.end();
    await backend.close();
    return row?.n;
  };
  expect(await countSeedsAfterStart(false)).toBe(0);
  expect(await countSeedsAfterStart(true)).toBe(1);
  expect(await countSeedsAfterStart(true)).toBe(1);
  writeFileSync(`${supabaseDir}/seed.sql`, 'insert into public.seeds values (2);');
  expect(await countSeedsAfterStart(true)).toBe(2);
});

test('the publishable key obeys row security, the secret key bypasses it, other keys fail', async () => {
  const supabaseDir = writeSupabaseProject(`${dir}/keys`, [
    'create table public.closed (n int); alter table public.closed enable row level security;' +
      'insert into public.closed values (1); grant select on public.closed to anon, service_role;',
  ]);
  const backend = await startBackend({ dir: `${dir}/keys/data`, origin, supabaseDir, durable: false });
  const readRows = async (headers: Record<string, string>) => {
    const answer = await backend.fetch(new Request(`${origin}/rest/v1/closed?select=n`, { headers }));
    return [answer.status, await answer.json()];
  };
  expect(await readRows({ apikey: LOCAL_PUBLISHABLE_KEY })).toEqual([200, []]);
  expect(await readRows({ apikey: LOCAL_SECRET_KEY })).toEqual([200, [{ n: 1 }]]);
  expect((await readRows({}))[0]).toBe(401);
  expect((await readRows({ apikey: 'sb_publishable_of_somewhere_else' }))[0]).toBe(401);
  await backend.close();
});
