import { mkdirSync } from 'node:fs';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCAL_SECRET_KEY } from './keys.ts';
import { listInstalledPostgres } from './postgres/postgres-binaries.ts';
import { type BackendServer, serveBackend } from './server/serve-backend.ts';
import { createScratchDir, createVisitorSupabaseClient, writeSupabaseProject } from './tests/support.ts';

const dir = createScratchDir();
// Statements of real migrations that need particular rights.
const MIGRATION = `
  create extension if not exists pg_trgm with schema extensions;
  create schema private;
  create table public.people (
    id uuid primary key references auth.users (id) on delete cascade,
    email text not null
  );
  alter table public.people enable row level security;
  grant select on public.people to authenticated;
  create policy "one's own row" on public.people for select to authenticated using (id = (select auth.uid()));
  create function private.add_person() returns trigger language plpgsql security definer set search_path = '' as $$
  begin
    insert into public.people (id, email) values (new.id, new.email);
    return new;
  end
  $$;
  create trigger add_person after insert on auth.users for each row execute function private.add_person();
  create table public.forgotten_grant (id int);
  create function public.who() returns text language sql stable as $$ select auth.uid()::text $$;
  grant execute on function public.who() to anon, authenticated;
  insert into storage.buckets (id, name) values ('files', 'files');
  create policy "reading" on storage.objects for select to authenticated using (bucket_id = 'files');
  drop policy "reading" on storage.objects;
`;
const installations = await listInstalledPostgres();

describe.each(installations)(
  'fix 14: PostgreSQL $majorVersion ($origin) with the roles of a hosted project',
  ({ binDir }) => {
    let server: BackendServer;
    let superuser: postgres.Sql;

    beforeAll(async () => {
      const home = `${dir}/${binDir.replaceAll('/', '-')}`;
      mkdirSync(home);
      const supabaseDir = writeSupabaseProject(home, [MIGRATION]);
      server = await serveBackend({ dir: `${home}/data`, durable: false, binDir, supabaseDir });
      superuser = postgres(server.databaseUrl, { max: 2, onnotice: () => {} });
    });

    afterAll(async () => {
      await superuser?.end();
      await server?.close();
    });

    const runAsPostgres = (statement: string) =>
      superuser.begin(async (transaction) => {
        await transaction`set local role postgres`;
        await transaction.unsafe(statement);
      });

    test('"postgres" may create triggers and keys on auth.users, and storage policies', async () => {
      const email = 'aya@example.org';
      expect(
        (await createVisitorSupabaseClient(server.url).auth.signUp({ email, password: 'Secret-123' })).error,
      ).toBeNull();
      expect(await superuser`select email from public.people`).toEqual([{ email }]);
    });

    test.each([
      ['alter auth tables', 'alter table auth.users add column extra text', 'must be owner'],
      ['alter storage tables', 'alter table storage.objects add column extra text', 'must be owner'],
      ['drop storage tables', 'drop table storage.objects cascade', 'must be owner'],
      ['delete rows of files', 'delete from storage.objects', 'Direct deletion from storage tables'],
      ['delete buckets', 'delete from storage.buckets', 'Direct deletion from storage tables'],
      ['create in schema auth', 'create table auth.mine (id int)', 'permission denied'],
      ['create superusers', 'create role root superuser', 'permission denied|superuser'],
      ['read server files', `select pg_read_file('postgresql.conf')`, 'permission denied'],
      ['use untrusted extensions', 'create extension file_fdw', 'permission denied'],
    ])('a migration cannot %s', async (_name, statement, reason) => {
      await expect(runAsPostgres(statement)).rejects.toThrow(new RegExp(reason));
    });

    test.each([
      'confirmation_token',
      'recovery_token',
      'email_change_token_new',
      'email_change_token_current',
      'reauthentication_token',
    ])('two accounts cannot have an equal %s, unless it is empty', async (column) => {
      const insertAccounts = (token: string) =>
        superuser.begin(async (transaction) => {
          for (const name of ['a', 'b']) {
            await transaction`insert into auth.users (id, email, ${transaction(column)})
              values (gen_random_uuid(), ${`${crypto.randomUUID()}@${name}.example`}, ${token})`;
          }
        });
      await insertAccounts('');
      await expect(insertAccounts('a1')).rejects.toThrow('duplicate key value violates unique constraint');
    });

    test('a DELETE through the storage API removes the row of the file', async () => {
      const key = { apikey: LOCAL_SECRET_KEY };
      const upload = await fetch(`${server.url}/storage/v1/object/files/a.txt`, {
        method: 'POST',
        headers: { ...key, 'content-type': 'text/plain' },
        body: 'a',
      });
      expect(upload.status).toBe(200);
      const deletion = await fetch(`${server.url}/storage/v1/object/files`, {
        method: 'DELETE',
        headers: { ...key, 'content-type': 'application/json' },
        body: '{"prefixes":["a.txt"]}',
      });
      expect([deletion.status, await deletion.json()]).toEqual([
        200,
        [expect.objectContaining({ name: 'a.txt' })],
      ]);
      expect(await superuser`select from storage.objects`).toHaveLength(0);
    });

    test('a new table has no grants', async () => {
      const { error, status } = await createVisitorSupabaseClient(server.url)
        .from('forgotten_grant')
        .select('*');
      expect([status, error?.code]).toEqual([401, '42501']);
    });

    test('request.jwt.claims impersonates a user, as on a hosted project', async () => {
      const sub = crypto.randomUUID();
      const claims = JSON.stringify({ sub, role: 'authenticated' });
      const [row] = await superuser.begin(async (transaction) => {
        await transaction`select set_config('request.jwt.claims', ${claims}, true)`;
        await transaction`set local role authenticated`;
        return transaction`select auth.uid() as id, public.who() as who`;
      });
      expect(row).toEqual({ id: sub, who: sub });
    });

    test('accented letters are compared and sorted as on a hosted project', async () => {
      const [row] = await superuser`select 'É' ilike 'é' as folded, array(
      select name from unnest(array['Zoé', 'écran', 'Abidjan', 'eau']) as name order by name) as sorted`;
      expect(row).toEqual({ folded: true, sorted: ['Abidjan', 'eau', 'écran', 'Zoé'] });
    });
  },
);
