import { afterAll, beforeAll, describe, expect } from 'vitest';
import { peopleByActor, TEST_PASSWORD, targetPeople } from './support/actors.ts';
import { fetchToken, requestAuth, requestRest, signInActor } from './support/api.ts';
import {
  type Connection,
  expectRefusal,
  getOnlyRow,
  openConnection,
  runAs,
  type StatementSender,
  type Transaction,
  withoutTriggers,
} from './support/database.ts';
import { createUnsavedPerson, insertNewPerson, insertPerson, insertRole } from './support/fixtures.ts';
import { it } from './support/rollback-test.ts';

const sql = openConnection();

const suspend = (tx: Transaction, who: StatementSender, person: string) =>
  runAs(tx, who)`select id from public.set_suspended(array[${person}::uuid], true)`;
const reinstate = (tx: Transaction, who: StatementSender, person: string) =>
  runAs(tx, who)`select id from public.set_suspended(array[${person}::uuid], false)`;

async function loadState(tx: Connection | Transaction, id: string) {
  const rows = await tx`
    select person.suspended_at is not null as suspended, account.banned_until > now() + interval '50 years' as banned
    from public.profiles as person join auth.users as account using (id) where id = ${id}`;
  return getOnlyRow(rows);
}

describe('a suspension', () => {
  it.for([
    ['super admin', targetPeople.secondSuperAdmin, true],
    ['super admin', targetPeople.secondAdmin, true],
    ['super admin', peopleByActor['super admin'], false],
    ['admin', targetPeople.colleague, true],
    ['admin', targetPeople.newcomer, true],
    ['admin', targetPeople.secondAdmin, false],
    ['admin', targetPeople.secondSuperAdmin, false],
    ['admin', peopleByActor.admin, false],
    ['editor', peopleByActor.contributor, false],
    ['moderator', targetPeople.newcomer, false],
    ['contributor', targetPeople.newcomer, false],
    ['no role', targetPeople.colleague, false],
  ] as const)(
    'by %s needs rights over each role of the account: %j, %s',
    async ([actor, person, isAllowed], { tx }) => {
      expect(await suspend(tx, actor, person.id)).toMatchObject({ code: null, count: isAllowed ? 1 : 0 });
      expect((await loadState(tx, person.id)).suspended).toBe(isAllowed);
    },
  );

  it('of several accounts leaves out the caller and people with higher roles', async ({ tx }) => {
    const people = [
      targetPeople.colleague.id,
      targetPeople.newcomer.id,
      targetPeople.secondAdmin.id,
      peopleByActor.admin.id,
    ];
    const { rows } = await runAs(tx, 'admin')`select id from public.set_suspended(${people}, true)`;
    expect(rows.map(({ id }) => id)).toEqual(people.slice(0, 2));
    for (const [index, id] of people.entries())
      expect((await loadState(tx, id)).suspended, id).toBe(index < 2);
  });

  it('of an account with a custom role needs a super admin', async ({ tx }) => {
    const role = await insertRole(tx, ['content_draft']);
    await tx`insert into public.user_roles (user_id, role) values (${targetPeople.newcomer.id}, ${role})`;
    expect((await suspend(tx, 'admin', targetPeople.newcomer.id)).count).toBe(0);
    expect((await suspend(tx, 'super admin', targetPeople.newcomer.id)).count).toBe(1);
  });

  it('ends the sessions; the journal records the suspension and its end', async ({ tx }) => {
    const person = await insertNewPerson(tx, 'editor');
    await tx`insert into auth.sessions (id, user_id) values (gen_random_uuid(), ${person.id})`;
    await suspend(tx, 'admin', person.id);
    expect(await loadState(tx, person.id)).toEqual({ suspended: true, banned: true });
    expect(await tx`select from auth.sessions where user_id = ${person.id}`).toEqual([]);
    // a second call adds no line
    await suspend(tx, 'admin', person.id);
    await reinstate(tx, 'super admin', person.id);
    expect(await loadState(tx, person.id)).toEqual({ suspended: false, banned: null });
    const journalLines = await tx`
      select actor, action, target_label from public.activity_log
      where target_id = ${person.id} and type = 'auth' order by created_at`;
    expect(journalLines).toEqual([
      { actor: peopleByActor.admin.id, action: 'suspend', target_label: 'Yao Passager' },
      { actor: peopleByActor['super admin'].id, action: 'reinstate', target_label: 'Yao Passager' },
    ]);
  });

  // account-rights.test.ts tests what a suspended account reads and writes
  it('stops the account from suspending, reinstating and assigning roles', async ({ tx }) => {
    await tx`update public.profiles set suspended_at = now() where id = ${peopleByActor.admin.id}`;
    expect((await suspend(tx, 'admin', targetPeople.colleague.id)).count).toBe(0);
    expect((await reinstate(tx, 'admin', peopleByActor.admin.id)).count).toBe(0);
    await expectRefusal(tx, 'admin', '42501')`
      insert into public.user_roles (user_id, role) values (${targetPeople.newcomer.id}, 'contributor')`;
  });
});

describe('a token issued before a suspension', () => {
  const person = createUnsavedPerson('editor');
  beforeAll(() => insertPerson(sql, person));
  afterAll(() => sql`delete from auth.users where id = ${person.id}`);

  it('gives no access, nor a new session by refresh, password or mail', async () => {
    const session = await requestAuth('token?grant_type=password', {
      email: person.email,
      password: TEST_PASSWORD,
    });
    const token = { token: session.access_token };
    expect((await requestRest(token, 'GET', 'roles?select=key')).rows.length).toBeGreaterThan(0);

    const admin = await signInActor('admin');
    const body = { people: [person.id], suspended: true };
    expect((await requestRest(admin, 'POST', 'rpc/set_suspended?select=id', { body })).rows).toEqual([
      { id: person.id },
    ]);

    expect((await requestRest(token, 'GET', 'roles?select=key')).rows).toEqual([]);
    const visitPath = 'rpc/register_visit?select=is_suspended,is_session_active';
    const visit = await requestRest(token, 'POST', visitPath, { body: {} });
    expect(visit.rows).toEqual([{ is_suspended: true, is_session_active: false }]);
    await expect(
      requestAuth('token?grant_type=refresh_token', { refresh_token: session.refresh_token }),
    ).rejects.toThrow(/40[01]/);
    await expect(fetchToken(person.email)).rejects.toThrow('user_banned');
    await sql`update auth.users set recovery_token = 'un-lien', recovery_sent_at = now() where id = ${person.id}`;
    await expect(requestAuth('verify', { type: 'recovery', token_hash: 'un-lien' })).rejects.toThrow(
      'user_banned',
    );

    const reinstatement = { body: { ...body, suspended: false } };
    await requestRest(admin, 'POST', 'rpc/set_suspended?select=id', reinstatement);
    const newToken = { token: await fetchToken(person.email) };
    expect((await requestRest(newToken, 'GET', 'roles?select=key')).rows.length).toBeGreaterThan(0);
  });
});

describe('the last active super admin', () => {
  const [first, second] = [peopleByActor['super admin'], targetPeople.secondSuperAdmin];

  it('cannot be suspended, lose the role or be deleted while the others are suspended', async ({ tx }) => {
    await tx`update public.profiles set suspended_at = now() where id = ${second.id}`;
    const expectError = expectRefusal(tx, 'superuser', 'P0001');
    await expectError`update public.profiles set suspended_at = now() where id = ${first.id}`;
    await expectError`delete from public.user_roles where user_id = ${first.id}`;
    await expectError`delete from auth.users where id = ${first.id}`;
  });
});

describe('a visit', () => {
  const registerVisit = (tx: Transaction, who: StatementSender) =>
    runAs(tx, who)`select is_suspended, is_session_active, has_new_role from public.register_visit()`;
  const loadLastSeen = async (tx: Transaction, id: string) =>
    getOnlyRow(await tx`select last_seen_at from public.profiles where id = ${id}`)
      .last_seen_at as Date | null;

  it('is stored at most once in ten minutes', async ({ tx }) => {
    const { id } = peopleByActor.editor;
    expect(getOnlyRow((await registerVisit(tx, 'editor')).rows)).toEqual({
      is_suspended: false,
      is_session_active: true,
      has_new_role: false,
    });
    expect(Date.now() - Number(await loadLastSeen(tx, id))).toBeLessThan(600_000);
    const recentDate = getOnlyRow(
      await tx`update public.profiles set last_seen_at = now() - interval '9 minutes' where id = ${id} returning last_seen_at`,
    ).last_seen_at;
    await registerVisit(tx, 'editor');
    expect(await loadLastSeen(tx, id)).toEqual(recentDate);
    await tx`update public.profiles set last_seen_at = now() - interval '11 minutes' where id = ${id}`;
    await registerVisit(tx, 'editor');
    expect(Number(await loadLastSeen(tx, id))).toBeGreaterThan(Number(recentDate));
  });

  it('is not stored while suspended', async ({ tx }) => {
    const { id } = peopleByActor.editor;
    await withoutTriggers(tx)`update public.profiles set suspended_at = now() where id = ${id}`;
    expect(getOnlyRow((await registerVisit(tx, 'editor')).rows)).toMatchObject({ is_suspended: true });
    expect(await loadLastSeen(tx, id)).toBe(null);
  });
});
