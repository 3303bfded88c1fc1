import { createPostgresConnection } from '@supabase/lite/postgres';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY } from '../keys.ts';
import { startBackendAndLite } from '../tests/start-backend-and-lite.ts';
import { createVisitorSupabaseClient, NOTES_TABLE_SQL } from '../tests/support.ts';
import { connectLiteToPostgres } from './postgres-driver.ts';

const SCHEMA = `${NOTES_TABLE_SQL}
  create table public.typed (day date, at time, yes boolean);
  alter table public.typed enable row level security;
  create policy "anyone may write" on public.typed for insert to anon with check (true);
  grant insert on public.typed to anon;`;
const servers = startBackendAndLite(SCHEMA);

const createBackendClient = () => createVisitorSupabaseClient(servers.backend.url);
const createLibraryClient = () => createVisitorSupabaseClient(servers.library.url, servers.library.fetch);

async function queryAnswer(url: string, query: string): Promise<unknown> {
  const connection = connectLiteToPostgres(url);
  const [row] = await connection.driver.unsafe(query);
  await connection.close();
  return row?.answer;
}

describe('fix 5: JSON is encoded once', () => {
  const READ_NAME = `select raw_user_meta_data ->> 'first_name' as answer from auth.users`;
  const credentials = {
    email: 'aya@example.org',
    password: 'Secret-123',
    options: { data: { first_name: 'Aya' } },
  };

  test('SQL can read the name given at sign-up', async () => {
    expect((await createBackendClient().auth.signUp(credentials)).error).toBeNull();
    expect(await queryAnswer(servers.backend.databaseUrl, READ_NAME)).toBe('Aya');
  });

  test.each([['plain text'], ['{"looks":"like json"'], [{ deep: ['é', null, 1.5] }], [[1, 2]], [12]])(
    'a JSON column gives back %j',
    async (data) => {
      const client = createBackendClient();
      const id = crypto.randomUUID();
      expect((await client.from('notes').insert({ id, body: 'json', data })).error).toBeNull();
      expect((await client.from('notes').select('data').eq('id', id).single()).data).toEqual({ data });
    },
  );

  test('the library still encodes it twice', async () => {
    await createLibraryClient().auth.signUp(credentials);
    expect(await queryAnswer(servers.library.databaseUrl, READ_NAME)).toBeNull();
  });
});

describe('fix 6: timestamps are ISO 8601', () => {
  const insertAndReadTimestamp = async (client: ReturnType<typeof createVisitorSupabaseClient>) => {
    await client.from('notes').insert({ body: 'dated' });
    return (await client.from('notes').select('noted_at').eq('body', 'dated').single()).data?.noted_at;
  };

  test('a row comes with a timestamp every browser can parse', async () => {
    expect(await insertAndReadTimestamp(createBackendClient())).toBe('2026-01-02T03:04:05+00:00');
  });

  test('the library still prints them as PostgreSQL does', async () => {
    expect(await insertAndReadTimestamp(createLibraryClient())).toBe('2026-01-02 03:04:05+00');
  });
});

describe('fix 7: a list of statements is one transaction', () => {
  const FAILING = [
    'create table public.begun (id int)',
    'select pg_sleep(0.1)',
    'create table public.half_done (id int)',
    'select 1 / 0',
  ];
  const IS_LEFT_OPEN = `select exists (
    select from pg_stat_activity where state like 'idle in transaction%'
  ) or to_regclass('public.half_done') is not null as answer`;

  /** Runs the statements while the pool is busy, as it is with visitors. */
  async function runFailingTransaction(connection: ReturnType<typeof connectLiteToPostgres>): Promise<void> {
    const others = [0.02, 0.04, 0.06].map((seconds) => connection.exec(`select pg_sleep(${seconds})`));
    await expect(connection.transaction(FAILING)).rejects.toThrow('division by zero');
    await Promise.all(others);
  }

  test('a failure rolls everything back', async () => {
    const connection = connectLiteToPostgres(servers.backend.databaseUrl);
    await runFailingTransaction(connection);
    expect(await queryAnswer(servers.backend.databaseUrl, IS_LEFT_OPEN)).toBe(false);
    await connection.close();
  });

  test('the library still spreads the statements over sessions', async () => {
    const connection = createPostgresConnection({
      url: servers.library.databaseUrl,
      postgresOptions: { onnotice: () => {} },
    });
    await runFailingTransaction(connection);
    expect(await queryAnswer(servers.library.databaseUrl, IS_LEFT_OPEN)).toBe(true);
    await connection.close();
  });
});

describe('fix 8: database errors are answered as PostgREST does', () => {
  test('a check violation is answered 400 with its code', async () => {
    const { error, status } = await createBackendClient().from('notes').insert({ body: '' });
    expect([status, error?.code]).toEqual([400, '23514']);
    expect(error?.message).toContain('body_is_given');
  });

  test('RAISE EXCEPTION carries its message and hint', async () => {
    const { error, status } = await createBackendClient().rpc('refuse');
    expect(status).toBe(400);
    expect(error).toMatchObject({ code: 'P0001', message: 'not today', hint: 'try tomorrow' });
  });

  test('the library still answers 500 to both', async () => {
    expect((await createLibraryClient().from('notes').insert({ body: '' })).status).toBe(500);
    expect((await createLibraryClient().rpc('refuse')).status).toBe(500);
  });
});

describe('fix 9: grants stay as the migrations wrote them', () => {
  const MAY_DELETE = `select has_table_privilege('anon', 'public.notes', 'delete') as answer`;

  test('a column that was not granted stays closed after requests', async () => {
    const { error, status } = await createBackendClient().from('notes').select('secret');
    expect([status, error?.code]).toEqual([401, '42501']);
    expect(await queryAnswer(servers.backend.databaseUrl, MAY_DELETE)).toBe(false);
  });

  test('the library still grants everything at its first request', async () => {
    await createLibraryClient().from('notes').select('id');
    expect(await queryAnswer(servers.library.databaseUrl, MAY_DELETE)).toBe(true);
  });
});

describe('fix 11: the database receives the headers of every request', () => {
  const insertProbed = async (base: string, fetch: typeof globalThis.fetch, key: Record<string, string>) => {
    const headers = { ...key, 'content-type': 'application/json', prefer: 'return=representation' };
    const url = `${base}/rest/v1/notes?select=seen_from`;
    const init = { method: 'POST', headers: { ...headers, 'x-probe': 'here' }, body: '{"body":"probed"}' };
    return (await fetch(url, init)).json();
  };
  const apikey = { apikey: LOCAL_PUBLISHABLE_KEY };

  test('an insert sees the request headers', async () => {
    expect(await insertProbed(servers.backend.url, fetch, apikey)).toEqual([{ seen_from: 'here' }]);
  });

  test('the library still passes them to functions only', async () => {
    expect(await insertProbed(servers.library.url, servers.library.fetch, apikey)).toEqual([
      { seen_from: null },
    ]);
  });
});

describe('fix 25: one statement sets the context of a transaction', () => {
  const SETTING_NAMES = [
    'role',
    'request.jwt.claim.sub',
    'request.jwt.claim.role',
    'storage.operation',
    'request.jwt.claims',
  ];
  const CONTEXT = {
    auth: { uid: crypto.randomUUID(), role: 'anon', jwt: { role: 'anon', aal: 'aal1' } },
    storage: { operation: 'storage.object.list' },
  };

  /** Returns the settings of the transaction, and the statements that set them. */
  async function captureContext(connection: ReturnType<typeof connectLiteToPostgres>) {
    const { driver } = connection;
    const reserve = driver.reserve.bind(driver);
    const statements: string[] = [];
    const reserveAndRecord = async () => {
      const reserved = await reserve();
      const unsafe = reserved.unsafe.bind(reserved);
      return Object.assign(reserved, {
        unsafe(...query: Parameters<typeof unsafe>) {
          statements.push(query[0]);
          return unsafe(...query);
        },
      });
    };
    Object.assign(driver, { reserve: reserveAndRecord });
    const columns = SETTING_NAMES.map((name) => `current_setting('${name}') as "${name}"`);
    const { rows } = await connection.withContext(CONTEXT, (transaction) =>
      sql.raw(`select ${columns}`).execute(transaction),
    );
    await connection.close();
    return {
      settings: rows[0],
      statements: statements.filter((text) => /set_config|set local role/i.test(text)),
    };
  }

  const captureLibraryContext = () =>
    captureContext(
      createPostgresConnection({ url: servers.library.databaseUrl, postgresOptions: { onnotice: () => {} } }),
    );

  test('the statement sets every setting that the library sets', async () => {
    const { settings, statements } = await captureContext(connectLiteToPostgres(servers.backend.databaseUrl));
    expect(statements).toHaveLength(1);
    expect(settings).toEqual((await captureLibraryContext()).settings);
  });

  test('the library still sets them in six statements', async () => {
    const { statements } = await captureLibraryContext();
    expect(statements.map((text) => /set_config\('(.+?)'/.exec(text)?.[1] ?? text)).toEqual([
      ...SETTING_NAMES.slice(0, 4),
      'SET LOCAL ROLE "anon"',
      ...SETTING_NAMES.slice(4),
    ]);
  });
});

describe('fix 20: the database checks whether a value is a date or a boolean', () => {
  const send = async (client: ReturnType<typeof createVisitorSupabaseClient>, row: object) => {
    const { error, status } = await client.from('typed').insert(row);
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
    expect(await send(createBackendClient(), row)).toEqual([400, code]);
  });

  test('a valid value is stored', async () => {
    expect(await send(createBackendClient(), { day: '2026-11-21', at: '10:30', yes: false })).toEqual([
      201,
      undefined,
    ]);
  });

  test('the library still fails on a number, and stores any word as false', async () => {
    expect((await send(createLibraryClient(), { day: 12345 }))[0]).toBe(500);
    expect((await send(createLibraryClient(), { yes: 'peut-être' }))[0]).toBe(201);
  });
});

describe('fix 37: the schema cache holds the schemas of the API', () => {
  type OpenConnection = (options: { url: string }) => ReturnType<typeof createPostgresConnection>;

  async function readCachedSchemas(openConnection: OpenConnection, url: string): Promise<string[]> {
    const connection = openConnection({ url });
    await connection.introspect();
    const { columns } = await connection.introspect({ useCache: true });
    await connection.close();
    return [...new Set(columns.map(({ schema }) => schema ?? ''))].sort();
  }

  test('the cache leaves out schemas that no request reaches', async () => {
    expect(
      await readCachedSchemas(({ url }) => connectLiteToPostgres(url), servers.backend.databaseUrl),
    ).toEqual(['auth', 'public', 'storage']);
  });

  test('the library still caches every schema', async () => {
    expect(await readCachedSchemas(createPostgresConnection, servers.backend.databaseUrl)).toContain('vault');
  });
});
