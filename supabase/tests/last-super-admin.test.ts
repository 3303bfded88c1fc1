import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { others, people } from './support/actors.ts';
import {
  attempt,
  type Connection,
  connect,
  setActor,
  type Transaction,
  withoutTriggers,
  withRollback,
} from './support/database.ts';
import { insertPeople } from './support/fixtures.ts';
import { createScratchDatabase, type ScratchDatabase } from './support/scratch-database.ts';

// An own database, because these tests commit.
const first = people['super admin'];
const second = others.secondSuperAdmin;
let database: ScratchDatabase;
let sql: Connection;

beforeAll(async () => {
  database = await createScratchDatabase();
  sql = connect(database.url, 3);
  await insertPeople(sql);
});

beforeEach(async () => {
  await sql`
    insert into public.user_roles (user_id, role) values (${first.id}, 'super_admin'), (${second.id}, 'super_admin')
    on conflict do nothing`;
});

afterAll(async () => {
  await sql.end();
  await database.drop();
});

const superAdmins = async () => {
  const rows = await sql<
    { user_id: string }[]
  >`select user_id from public.user_roles where role = 'super_admin'`;
  return rows.map((row) => row.user_id).sort();
};

const demote = (tx: Transaction, id: string) =>
  tx`delete from public.user_roles where user_id = ${id} and role = 'super_admin'`;

it('lets a super admin remove another one', async () => {
  await sql.begin(async (tx) => {
    await setActor(tx, first);
    await demote(tx, second.id);
  });
  expect(await superAdmins()).toEqual([first.id]);
});

it('keeps the last one when two super admins remove each other at the same moment', async () => {
  const decided = deferred();
  const removed = deferred();
  const winner = sql.begin(async (tx) => {
    await setActor(tx, first);
    await demote(tx, second.id);
    removed.resolve();
    await decided.promise;
  });
  await removed.promise;
  const loser = sql.begin(async (tx) => {
    await setActor(tx, second);
    await demote(tx, first.id);
  });
  const outcome = loser.then(
    () => 'removed',
    (error: { code?: string }) => error.code,
  );
  await expect.poll(waitingSessions, { interval: 5, timeout: 5000 }).toBe(1);
  decided.resolve();
  await winner;
  expect(await outcome).toBe('P0001');
  expect(await superAdmins()).toEqual([first.id]);
});

it('lets the second removal pass when the first one is taken back', async () => {
  const decided = deferred();
  const removed = deferred();
  const undone = sql.begin(async (tx) => {
    await setActor(tx, first);
    await demote(tx, second.id);
    removed.resolve();
    await decided.promise;
    throw new Error('changed my mind');
  });
  const outcome = undone.catch((error: Error) => error.message);
  await removed.promise;
  const other = sql.begin(async (tx) => {
    await setActor(tx, second);
    await demote(tx, first.id);
  });
  await expect.poll(waitingSessions, { interval: 5, timeout: 5000 }).toBe(1);
  decided.resolve();
  expect(await outcome).toBe('changed my mind');
  await other;
  expect(await superAdmins()).toEqual([second.id]);
});

it('refuses to remove all at once, also to an operator past row security', async () => {
  await expect(sql`delete from public.user_roles where role = 'super_admin'`).rejects.toMatchObject({
    code: 'P0001',
  });
  expect(await superAdmins()).toHaveLength(2);
});

it('refuses to turn the last ones into something else', async () => {
  await expect(
    sql`update public.user_roles set role = 'moderator' where role = 'super_admin'`,
  ).rejects.toMatchObject({ code: 'P0001' });
  expect(await superAdmins()).toHaveLength(2);
});

it('refuses to erase the account of the last super admin, and says what to do', async () => {
  await demoteAsOperator(second.id);
  await expect(sql`delete from auth.users where id = ${first.id}`).rejects.toMatchObject({
    code: 'P0001',
    hint: 'Give the role super_admin to somebody else first.',
  });
  expect(await superAdmins()).toEqual([first.id]);
});

it('does not stand in the way of other roles where there is no super admin yet', async () => {
  await withRollback(sql, async (tx) => {
    await withoutTriggers(tx, () => tx`delete from public.user_roles where role = 'super_admin'`);
    const { code, count } = await attempt(
      tx,
      'admin',
      (at) => at`delete from public.user_roles where user_id = ${others.colleague.id}`,
    );
    expect({ code, count }).toEqual({ code: null, count: 1 });
  });
});

async function demoteAsOperator(id: string): Promise<void> {
  await sql`delete from public.user_roles where user_id = ${id} and role = 'super_admin'`;
}

async function waitingSessions(): Promise<number> {
  const rows = await sql`
    select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`;
  return rows.length;
}

function deferred() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
