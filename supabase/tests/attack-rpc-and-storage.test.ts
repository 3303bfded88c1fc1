import { describe, expect } from 'vitest';
import { ACTOR_NAMES, targetPeople } from './support/actors.ts';
import { type ApiCaller, requestApi, requestRest, signInActor } from './support/api.ts';
import { listStaffFunctions } from './support/catalogue/functions.ts';
import { attemptAs, getOnlyRow, openConnection } from './support/database.ts';
import { createMediaFileColumns } from './support/fixtures.ts';
import { insertSubmission } from './support/insert-submission.ts';
import { it } from './support/rollback-test.ts';

// Attacks by functions, other schemas, buckets and names that shadow others. The API and grants by database role
// decide, so a visitor and a super admin try them.
const sql = openConnection();
const attackers = [await signInActor('anon'), await signInActor('super admin')];

const offeredNames = (await listStaffFunctions(sql)).public;

describe('over /rpc', () => {
  // the API exposes whole schemas, so one function is enough here; grants.test.ts lists the others
  it('the private schema is not exposed, as one function shows', async () => {
    const { name } = getOnlyRow(
      await sql<{ name: string }[]>`
      select proname as name from pg_proc where pronamespace = 'private'::regnamespace
        and pronargs = 0 and not proretset and proname <> all (${offeredNames}) limit 1`,
    );
    for (const attacker of attackers) {
      const answers = await Promise.all([
        requestRest(attacker, 'POST', `rpc/${name}`, { body: {} }),
        requestRest(attacker, 'POST', `rpc/${name}`, { body: {}, headers: { 'content-profile': 'private' } }),
        requestRest(attacker, 'GET', `rpc/${name}`, { headers: { 'accept-profile': 'private' } }),
      ]);
      expect(
        answers.filter(({ status }) => status < 400),
        attacker.name,
      ).toEqual([]);
    }
  });

  it.each(['pg_sleep', 'set_config', 'uid'])('the PostgreSQL function %s cannot be called', async (name) => {
    for (const attacker of attackers) {
      for (const schema of ['public', 'pg_catalog', 'auth']) {
        const headers = { 'content-profile': schema };
        const body = { seconds: 0, setting_name: 'role', new_value: 'postgres', is_local: false };
        const { status } = await requestRest(attacker, 'POST', `rpc/${name}`, { body, headers });
        expect(status, attacker.name).toBeGreaterThanOrEqual(400);
      }
    }
  });
});

it.each([
  ['auth', 'users'],
  ['storage', 'objects'],
  ['private', 'rate_limit_buckets'],
  ['pg_catalog', 'pg_authid'],
])('the schema %s is not exposed, with its table %s', async (schema, table) => {
  for (const attacker of attackers) {
    for (const [path, headers] of [
      [table, { 'accept-profile': schema }],
      [`${schema}.${table}`, {}],
      [table, {}],
    ] as const) {
      const { status, rows } = await requestRest(attacker, 'GET', `${path}?select=*&limit=1`, { headers });
      expect({ closed: status >= 400, rows }, `${attacker.name} ${path}`).toEqual({ closed: true, rows: [] });
    }
  }
});

describe('a changed search_path', () => {
  it.for(ACTOR_NAMES)('lets %s replace none of our tables and functions', async (actor, { tx }) => {
    await insertSubmission(tx, 'contact_messages');
    const tricks = [
      'create temp table user_roles (user_id uuid, role text)',
      'create temp table role_permissions (role text, permission text)',
      `insert into pg_temp.user_roles select auth.uid(), 'mine'`,
      `insert into pg_temp.role_permissions values ('mine', 'all')`,
      'create function pg_temp.uid() returns uuid language sql as $$ select null::uuid $$',
      'create function pg_temp.has_permission(text) returns boolean language sql as $$ select true $$',
      'set local search_path = pg_temp, public, private, auth',
    ];
    const outcome = await attemptAs(tx, actor, async (db) => {
      for (const trick of tricks) await db.savepoint((inner) => inner.unsafe(trick)).catch(() => undefined);
      return db`select count(*)::int as messages from public.contact_messages`;
    });
    if (actor === 'anon') expect(outcome.code).toBe('42501');
    else if (actor !== 'super admin') expect(outcome.rows).toEqual([{ messages: 0 }]);
    else expect(outcome.rows[0]?.messages).toBeGreaterThan(0);
  });
});

describe('buckets', () => {
  const requestStorage = ({ token }: ApiCaller, method: string, path: string, body?: unknown) =>
    requestApi(`storage/v1/${path}`, { method, token, body });

  it('cannot be created, opened, emptied or deleted, and no file moves between them', async () => {
    const loadBuckets = () => sql`select * from storage.buckets order by id`;
    const sourceKey = `uploads/${createMediaFileColumns('jpg').filename}`;
    const destinationKey = `${targetPeople.colleague.id}.pdf`;
    const transfer = { bucketId: 'media', sourceKey, destinationBucket: 'cv', destinationKey };
    const upload = await requestApi(`storage/v1/object/media/${sourceKey}`, {
      token: (await signInActor('editor')).token,
      headers: { 'content-type': 'image/jpeg' },
      body: 'x',
    });
    expect(upload.ok).toBe(true);
    const before = await loadBuckets();
    for (const attacker of attackers) {
      const answers = await Promise.all([
        requestStorage(attacker, 'POST', 'bucket', { id: 'libre', name: 'libre', public: true }),
        requestStorage(attacker, 'PUT', 'bucket/cv', {
          id: 'cv',
          name: 'cv',
          public: true,
          allowed_mime_types: null,
        }),
        requestStorage(attacker, 'PUT', 'bucket/media', { public: true, allowed_mime_types: ['text/html'] }),
        requestStorage(attacker, 'POST', 'bucket/cv/empty'),
        requestStorage(attacker, 'DELETE', 'bucket/cv'),
        requestStorage(attacker, 'POST', 'object/libre/a.html', 'x'),
        requestStorage(attacker, 'POST', 'object/copy', transfer),
        requestStorage(attacker, 'POST', 'object/move', transfer),
      ]);
      expect(
        answers.map(({ ok }) => ok),
        attacker.name,
      ).toEqual(answers.map(() => false));
    }
    expect(await loadBuckets()).toEqual(before);
    expect(
      await sql`select bucket_id, name from storage.objects where name in (${sourceKey}, ${destinationKey})`,
    ).toEqual([{ bucket_id: 'media', name: sourceKey }]);
  });
});
