import { type Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY } from '../keys.ts';
import { startTestBackend } from '../tests/start-test-backend.ts';
import { NOTES_TABLE_SQL } from '../tests/support.ts';
import { connectSupabaseLiteToPostgres } from './postgres-driver.ts';

const SCHEMA = `${NOTES_TABLE_SQL}
  create table public.typed (day date, at time, yes boolean);
  alter table public.typed enable row level security;
  create policy "anyone may write" on public.typed for insert to anon with check (true);
  grant insert on public.typed to anon;`;
const suite = startTestBackend(SCHEMA);

/** Runs a query as superuser. @returns the column `answer` of its first row. */
async function queryAnswer(query: string): Promise<unknown> {
  const connection = connectSupabaseLiteToPostgres(suite.backend.databaseUrl);
  const [row] = await connection.driver.unsafe(query);
  await connection.close();
  return row?.answer;
}

describe('fix 5: JSON is encoded once', () => {
  test('SQL can read the name given at sign-up', async () => {
    await suite.createAccount('Secret-123', { first_name: 'Aya' });
    const firstName = await queryAnswer(
      `select raw_user_meta_data ->> 'first_name' as answer from auth.users`,
    );
    expect(firstName).toBe('Aya');
  });

  test.each([['plain text'], ['{"looks":"like json"'], [{ deep: ['é', null, 1.5] }], [[1, 2]], [12]])(
    'a JSON column gives back %j',
    async (data) => {
      const client = suite.createClient();
      const id = crypto.randomUUID();
      expect((await client.from('notes').insert({ id, body: 'json', data })).error).toBeNull();
      expect((await client.from('notes').select('data').eq('id', id).single()).data).toEqual({ data });
    },
  );
});

test('fix 6: a row comes with a timestamp in ISO 8601', async () => {
  const client = suite.createClient();
  await client.from('notes').insert({ body: 'dated' });
  const { data } = await client.from('notes').select('noted_at').eq('body', 'dated').single();
  expect(data?.noted_at).toBe('2026-01-02T03:04:05+00:00');
});

test('fix 4: more first transactions than the pool has connections come to an end', async () => {
  const connection = connectSupabaseLiteToPostgres(suite.backend.databaseUrl);
  const readRole = async (transaction: Kysely<unknown>) =>
    (await sql<{ role: string }>`select current_user as role`.execute(transaction)).rows[0]?.role;
  const roles = await Promise.all(
    Array.from({ length: 12 }, () => connection.withContext({ auth: { role: 'anon' } }, readRole)),
  );
  await connection.close();
  expect(roles).toEqual(Array.from({ length: 12 }, () => 'anon'));
});

test('fix 7: a failure in a list of statements rolls everything back', async () => {
  const connection = connectSupabaseLiteToPostgres(suite.backend.databaseUrl);
  // more visitors than connections: a connection that becomes free goes to one of them
  let isVisited = true;
  const visitors = Array.from({ length: 20 }, async () => {
    while (isVisited) await connection.exec('select pg_sleep(0.01)');
  });
  await expect(
    connection.transaction([
      'create table public.begun (id int)',
      'select pg_sleep(0.1)',
      'create table public.half_done (id int)',
      'select 1 / 0',
    ]),
  ).rejects.toThrow('division by zero');
  isVisited = false;
  await Promise.allSettled(visitors);
  const createdTables = `coalesce(to_regclass('public.begun'), to_regclass('public.half_done'))`;
  expect(await queryAnswer(`select ${createdTables} as answer`)).toBeNull();
  const openTransactions = `select from pg_stat_activity where state like 'idle in transaction%'`;
  expect(await queryAnswer(`select exists (${openTransactions}) as answer`)).toBe(false);
  await connection.close();
});

describe('fix 8: database errors are answered as PostgREST does', () => {
  test('a check violation is answered 400 with its code', async () => {
    const { error, status } = await suite.createClient().from('notes').insert({ body: '' });
    expect([status, error?.code]).toEqual([400, '23514']);
    expect(error?.message).toContain('body_is_given');
  });

  test('RAISE EXCEPTION carries its message and hint', async () => {
    const { error, status } = await suite.createClient().rpc('refuse');
    expect(status).toBe(400);
    expect(error).toMatchObject({ code: 'P0001', message: 'not today', hint: 'try tomorrow' });
  });
});

test('fix 9: requests do not grant a column or an operation', async () => {
  const { error, status } = await suite.createClient().from('notes').select('secret');
  expect([status, error?.code]).toEqual([401, '42501']);
  const mayDelete = await queryAnswer(
    `select has_table_privilege('anon', 'public.notes', 'delete') as answer`,
  );
  expect(mayDelete).toBe(false);
});

test('fix 11: the database receives the headers of an insert', async () => {
  const answer = await fetch(`${suite.backend.url}/rest/v1/notes?select=seen_from`, {
    method: 'POST',
    headers: {
      apikey: LOCAL_PUBLISHABLE_KEY,
      'content-type': 'application/json',
      prefer: 'return=representation',
      'x-probe': 'here',
    },
    body: '{"body":"probed"}',
  });
  expect(await answer.json()).toEqual([{ seen_from: 'here' }]);
});

describe('fix 20: the database checks whether a value is a date or a boolean', () => {
  const send = async (row: object) => {
    const { error, status } = await suite.createClient().from('typed').insert(row);
    return [status, error?.code];
  };

  test.each([
    [{ day: 12345 }, '22007'],
    [{ day: 1e300 }, '22007'],
    [{ day: { y: 2026 } }, '22007'],
    [{ day: [1] }, '22007'],
    [{ at: 5 }, '22007'],
    [{ yes: 'peut-être' }, '22P02'],
    [{ yes: 12 }, '22P02'],
  ])('%j is refused', async (row, code) => {
    expect(await send(row)).toEqual([400, code]);
  });

  test('a valid value is stored', async () => {
    expect(await send({ day: '2026-11-21', at: '10:30', yes: false })).toEqual([201, undefined]);
  });
});

test('a job or migration cannot delete rows of files', async () => {
  const { driver } = connectSupabaseLiteToPostgres(suite.backend.databaseUrl);
  const deletion = driver.begin(async (transaction) => {
    await transaction`set local role postgres`;
    await transaction`delete from storage.objects`;
  });
  await expect(deletion).rejects.toThrow('Direct deletion from storage tables');
  await driver.end();
});

test('fix 37: the schema cache leaves out schemas that no request reaches', async () => {
  const connection = connectSupabaseLiteToPostgres(suite.backend.databaseUrl);
  await connection.introspect();
  const { columns } = await connection.introspect({ useCache: true });
  await connection.close();
  expect([...new Set(columns.map(({ schema }) => schema ?? ''))].sort()).toEqual([
    'auth',
    'public',
    'storage',
  ]);
});
