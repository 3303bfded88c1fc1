import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY } from '../local/keys.ts';
import { ACTORS, others } from './support/actors.ts';
import { type Attacker, everyAttacker, rest } from './support/attackers.ts';
import { offeredFunctions, visitorFunctions } from './support/catalogue/functions.ts';
import { attempt, connect, only, rolledBack } from './support/database.ts';
import { insertMessage } from './support/fixtures.ts';

// Side doors: functions, other schemas, buckets and names that hide others.
const sql = connect();
let attackers: Attacker[] = [];

const offered = (await offeredFunctions(sql)).public;
const functions = await sql<{ name: string; args: string[] }[]>`
  select proname as name, coalesce(proargnames, '{}') as args from pg_proc
  where pronamespace = 'private'::regnamespace`;

beforeAll(async () => {
  attackers = await everyAttacker(sql);
});

afterAll(async () => {
  const fresh = attackers.filter(({ name }) => name === 'fresh account').map(({ id }) => id);
  await sql`delete from auth.users where id = any (${fresh})`;
  await sql.end();
});

describe('over /rpc', () => {
  it('no private function is reached, by its name or by a header that names its schema, whoever calls', async () => {
    expect(functions.length).toBeGreaterThan(20);
    const tried = ['anon', 'super admin'];
    const reached: string[] = [];
    for (const attacker of attackers.filter(({ name }) => tried.includes(name))) {
      for (const { name, args } of functions) {
        const body = Object.fromEntries(args.filter(Boolean).map((arg) => [arg, null]));
        const answers = await Promise.all([
          // some have a namesake in public, which is offered
          ...(offered.includes(name) ? [] : [rest(attacker, 'POST', `rpc/${name}`, { body })]),
          rest(attacker, 'POST', `rpc/${name}`, { body, headers: { 'content-profile': 'private' } }),
          rest(attacker, 'GET', `rpc/${name}`, { headers: { 'accept-profile': 'private' } }),
        ]);
        if (answers.some(({ status }) => status < 400)) reached.push(`${attacker.name} ${name}`);
      }
    }
    expect(reached).toEqual([]);
  }, 120_000);

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
    for (const attacker of attackers) {
      for (const schema of ['public', 'pg_catalog', 'auth']) {
        const headers = { 'content-profile': schema };
        const body = { seconds: 0, setting_name: 'role', new_value: 'postgres', is_local: false };
        const { status } = await rest(attacker, 'POST', `rpc/${name}`, { body, headers });
        expect(status, attacker.name).toBeGreaterThanOrEqual(400);
      }
    }
  });

  it.each(offered.filter((name) => !visitorFunctions.includes(name)))(
    '%s is refused to a visitor',
    async (name) => {
      const rows = await sql<{ callable: boolean }[]>`
      select has_function_privilege('anon', oid, 'execute') as callable from pg_proc
      where pronamespace = 'public'::regnamespace and proname = ${name}`;
      expect(rows.map(({ callable }) => callable)).toEqual(rows.map(() => false));
      expect(
        (await rest({ token: null }, 'POST', `rpc/${name}`, { body: {} })).status,
      ).toBeGreaterThanOrEqual(400);
    },
  );
});

it.each([
  ['auth', 'users'],
  ['storage', 'objects'],
  ['private', 'rate_limit_buckets'],
  ['private', 'rate_limit_salt'],
  ['private', 'tallies'],
  ['pg_catalog', 'pg_authid'],
  ['information_schema', 'tables'],
  ['supabase_migrations', 'schema_migrations'],
])('the schema %s is not exposed: nobody reads %s', async (schema, table) => {
  for (const attacker of attackers) {
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
      await rolledBack(sql, async (tx) => {
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

  it('are neither made, opened, emptied nor deleted, and no file crosses from one to the other, whoever tries', async () => {
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
