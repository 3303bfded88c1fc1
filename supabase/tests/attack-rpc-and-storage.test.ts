import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY } from '../local/keys.ts';
import { ACTORS, others } from './support/actors.ts';
import { type Attacker, everyAttacker, oneByDatabaseRole, rest } from './support/attackers.ts';
import { offeredFunctions, visitorFunctions } from './support/catalogue/functions.ts';
import { attempt, connect, only, withRollback } from './support/database.ts';
import { insertMessage } from './support/fixtures.ts';

// Attacks by functions, other schemas, buckets and names that shadow others.
const sql = connect();
let attackers: Attacker[] = [];

const offered = (await offeredFunctions(sql)).public;
beforeAll(async () => {
  attackers = await everyAttacker(sql);
});

afterAll(async () => {
  const fresh = attackers.filter(({ name }) => name === 'fresh account').map(({ id }) => id);
  await sql`delete from auth.users where id = any (${fresh})`;
  await sql.end();
});

describe('over /rpc', () => {
  // the API exposes whole schemas, so one function is enough here; function-grants.test.ts calls each one
  it('the schema private is not exposed: one function stands for all', async () => {
    const [{ name = '' } = {}] = await sql<{ name: string }[]>`
      select proname as name from pg_proc where pronamespace = 'private'::regnamespace
        and pronargs = 0 and not proretset and proname <> all (${offered}) limit 1`;
    expect(name).not.toBe('');
    for (const attacker of oneByDatabaseRole(attackers)) {
      const answers = await Promise.all([
        rest(attacker, 'POST', `rpc/${name}`, { body: {} }),
        rest(attacker, 'POST', `rpc/${name}`, { body: {}, headers: { 'content-profile': 'private' } }),
        rest(attacker, 'GET', `rpc/${name}`, { headers: { 'accept-profile': 'private' } }),
      ]);
      expect(
        answers.filter(({ status }) => status < 400),
        attacker.name,
      ).toEqual([]);
    }
  });

  it.each([
    'pg_sleep',
    'set_config',
    'pg_read_file',
    'version',
    'current_setting',
    'lo_import',
    'query_to_xml',
    'uid',
  ])('PostgreSQL’s own %s is not there', async (name) => {
    for (const attacker of oneByDatabaseRole(attackers)) {
      for (const schema of ['public', 'pg_catalog', 'auth']) {
        const headers = { 'content-profile': schema };
        const body = { seconds: 0, setting_name: 'role', new_value: 'postgres', is_local: false };
        const { status } = await rest(attacker, 'POST', `rpc/${name}`, { body, headers });
        expect(status, attacker.name).toBeGreaterThanOrEqual(400);
      }
    }
  });

  it('every function that is not for visitors is refused to a visitor', async () => {
    const closed = offered.filter((name) => !visitorFunctions.includes(name));
    const rows = await sql<{ name: string }[]>`
      select proname as name from pg_proc
      where pronamespace = 'public'::regnamespace and proname = any (${closed})
        and has_function_privilege('anon', oid, 'execute')`;
    expect(rows.map(({ name }) => name)).toEqual([]);
    const { status } = await rest({ token: null }, 'POST', `rpc/${closed[0]}`, { body: {} });
    expect(status).toBeGreaterThanOrEqual(400);
  });
});

it.each([
  ['auth', 'users'],
  ['storage', 'objects'],
  ['private', 'rate_limit_buckets'],
  ['private', 'rate_limit_salt'],
  ['private', 'event_counters'],
  ['pg_catalog', 'pg_authid'],
  ['information_schema', 'tables'],
  ['supabase_migrations', 'schema_migrations'],
])('the schema %s is not exposed: %s is read by no one', async (schema, table) => {
  for (const attacker of oneByDatabaseRole(attackers)) {
    for (const [path, headers] of [
      [table, { 'accept-profile': schema }],
      [`${schema}.${table}`, {}],
      [table, {}],
    ] as const) {
      const { status, rows } = await rest(attacker, 'GET', `${path}?select=*&limit=1`, { headers });
      expect({ closed: status >= 400, rows }, `${attacker.name} ${path}`).toEqual({ closed: true, rows: [] });
    }
  }
});

describe('search_path', () => {
  it.each(ACTORS)(
    'tricks give %s nothing: tables, functions and operators of their own stand in for no other',
    async (actor) => {
      await withRollback(sql, async (tx) => {
        const person =
          await tx`select count(*)::int as rows from public.user_roles where role = 'super_admin'`;
        expect(only(person).rows).toBeGreaterThan(0);
        await insertMessage(tx);
        const tricks = [
          'create temp table user_roles (user_id uuid, role text)',
          'create temp table role_permissions (role text, permission text)',
          `insert into pg_temp.user_roles select auth.uid(), 'mine'`,
          `insert into pg_temp.role_permissions values ('mine', 'all')`,
          'create function pg_temp.uid() returns uuid language sql as $$ select null::uuid $$',
          'create function pg_temp.has_permission(text) returns boolean language sql as $$ select true $$',
          'set local search_path = pg_temp, public, private, auth',
        ];
        const outcome = await attempt(tx, actor, async (at) => {
          for (const trick of tricks)
            await at.savepoint((inner) => inner.unsafe(trick)).catch(() => undefined);
          return at`
          select (select count(*)::int from public.contact_messages) as messages,
            (select count(*)::int from public.activity_log where action = 'forged') as forged`;
        });
        if (actor === 'anon') expect(outcome.code).toBe('42501');
        else if (actor !== 'super admin') expect(outcome.rows).toEqual([{ messages: 0, forged: 0 }]);
        else expect(outcome.rows[0]?.messages).toBeGreaterThan(0);
        for (const place of ['public', 'private', 'extensions', 'auth']) {
          const planted = await attempt(tx, actor, (at) =>
            at.unsafe(
              `create function ${place}.now() returns timestamptz language sql as $$ select null::timestamptz $$`,
            ),
          );
          expect(planted.code, place).toBe('42501');
        }
      });
    },
  );
});

describe('buckets', () => {
  const storage = (attacker: Attacker, method: string, path: string, body?: unknown) =>
    fetch(`${inject('apiUrl')}/storage/v1/${path}`, {
      method,
      headers: {
        apikey: LOCAL_PUBLISHABLE_KEY,
        ...(attacker.token ? { authorization: `Bearer ${attacker.token}` } : {}),
        'content-type': 'application/json',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  it('are not created, opened, emptied or deleted, and no file moves between them', async () => {
    const state = async () => [...(await sql`select * from storage.buckets order by id`)];
    const crossed = `${others.colleague.id}.pdf`;
    const before = await state();
    for (const attacker of attackers) {
      const answers = await Promise.all([
        storage(attacker, 'POST', 'bucket', { id: 'libre', name: 'libre', public: true }),
        storage(attacker, 'PUT', 'bucket/cv', {
          id: 'cv',
          name: 'cv',
          public: true,
          allowed_mime_types: null,
        }),
        storage(attacker, 'PUT', 'bucket/media', { public: true, allowed_mime_types: ['text/html'] }),
        storage(attacker, 'POST', 'bucket/cv/empty'),
        storage(attacker, 'DELETE', 'bucket/cv'),
        storage(attacker, 'POST', 'object/libre/a.html', 'x'),
        storage(attacker, 'POST', 'object/copy', {
          bucketId: 'media',
          sourceKey: 'uploads/a.jpg',
          destinationBucket: 'cv',
          destinationKey: crossed,
        }),
      ]);
      expect(
        answers.map(({ ok }) => ok),
        attacker.name,
      ).toEqual(answers.map(() => false));
    }
    expect(await state()).toEqual(before);
    expect(await sql`select from storage.objects where name = ${crossed}`).toHaveLength(0);
  });
});
