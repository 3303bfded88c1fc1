import { beforeEach, expect } from 'vitest';
import { peopleByActor, targetPeople } from './support/actors.ts';
import {
  countWaitingSessions,
  getErrorCode,
  runAs,
  setActor,
  type Transaction,
  withoutTriggers,
  withRollback,
} from './support/database.ts';
import { it } from './support/rollback-test.ts';
import { openScratchDatabase } from './support/scratch-database.ts';

const first = peopleByActor['super admin'];
const second = targetPeople.secondSuperAdmin;
// Separate database, because these tests commit.
const sql = await openScratchDatabase(3);

beforeEach(async () => {
  await sql`
    insert into public.user_roles (user_id, role) values (${first.id}, 'super_admin'), (${second.id}, 'super_admin')
    on conflict do nothing`;
  await sql`update public.profiles set suspended_at = null where suspended_at is not null`;
});

const listSuperAdmins = async () => {
  const rows = await sql<
    { user_id: string }[]
  >`select user_id from public.user_roles where role = 'super_admin'`;
  return rows.map((row) => row.user_id).sort();
};

const demote = (tx: Transaction, id: string) =>
  tx`delete from public.user_roles where user_id = ${id} and role = 'super_admin'`;

const suspend = (tx: Transaction, id: string) =>
  tx`select id from public.set_suspended(array[${id}::uuid], true)`;

/**
 * Lets two super admins act on each other at once. The first transaction ends when the second one waits for it.
 * Returns the error code of the second one, null when it succeeds.
 */
async function actOnEachOther(act: typeof demote, end: 'commit' | 'rollback' = 'commit') {
  const runFirstTransaction = async (tx: Transaction) => {
    await setActor(tx, first);
    await act(tx, second.id);
    const secondTransaction = sql.begin(async (otherTx) => {
      await setActor(otherTx, second);
      await act(otherTx, first.id);
    });
    const secondResult = getErrorCode(secondTransaction);
    await expect.poll(() => countWaitingSessions(sql), { interval: 5, timeout: 5000 }).toBe(1);
    // in an object: `begin` would wait for a bare promise, and this one waits for the end of this transaction
    return { secondResult };
  };
  const { secondResult } =
    end === 'commit' ? await sql.begin(runFirstTransaction) : await withRollback(sql, runFirstTransaction);
  return secondResult;
}

it('one super admin remains when two remove each other at once', async () => {
  expect(await actOnEachOther(demote)).toBe('P0001');
  expect(await listSuperAdmins()).toEqual([first.id]);
});

it('one super admin remains active when two suspend each other at once', async () => {
  expect(await actOnEachOther(suspend)).toBe('P0001');
  const suspendedPeople = await sql`select id from public.profiles where suspended_at is not null`;
  expect(suspendedPeople).toEqual([{ id: second.id }]);
});

it('a second removal passes when the first one is rolled back', async () => {
  expect(await actOnEachOther(demote, 'rollback')).toBeNull();
  expect(await listSuperAdmins()).toEqual([second.id]);
});

it('an operator cannot remove all super admins at once', async () => {
  await expect(sql`delete from public.user_roles where role = 'super_admin'`).rejects.toMatchObject({
    code: 'P0001',
  });
  expect(await listSuperAdmins()).toHaveLength(2);
});

it('an operator cannot change the role of all super admins', async () => {
  await expect(
    sql`update public.user_roles set role = 'moderator' where role = 'super_admin'`,
  ).rejects.toMatchObject({ code: 'P0001' });
  expect(await listSuperAdmins()).toHaveLength(2);
});

it('deleting the account of the last super admin fails with a hint', async () => {
  await sql`delete from public.user_roles where user_id = ${second.id} and role = 'super_admin'`;
  await expect(sql`delete from auth.users where id = ${first.id}`).rejects.toMatchObject({
    code: 'P0001',
    hint: 'Give the role super_admin to somebody else first.',
  });
  expect(await listSuperAdmins()).toEqual([first.id]);
});

it('other roles can be removed while no super admin exists', async ({ tx }) => {
  await withoutTriggers(tx)`delete from public.user_roles where role = 'super_admin'`;
  const { code, count } = await runAs(tx, 'admin')`
      delete from public.user_roles where user_id = ${targetPeople.colleague.id}`;
  expect({ code, count }).toEqual({ code: null, count: 1 });
});
