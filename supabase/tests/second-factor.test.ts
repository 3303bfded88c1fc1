import { describe, expect } from 'vitest';
import { peopleByActor, type TestActorName, type TestPerson } from './support/actors.ts';
import { attemptAs, getOnlyRow, runAs, type Transaction } from './support/database.ts';
import { insertContent, insertNewPerson, setAllowanceRefillTime } from './support/fixtures.ts';
import { it } from './support/rollback-test.ts';
import {
  type AssuranceLevel,
  insertMfaFactor,
  insertPersonWithFactor,
  insertSession,
  ownProfileOnlyResults,
  tryQueriesAtAssuranceLevel,
  unrestrictedSessionResults,
} from './support/second-factor.ts';

const requireSecondFactor = (tx: Transaction) =>
  tx`update public.site_settings set require_second_factor = true`;

describe('a person with a second factor', () => {
  it.for(['contributor', 'editor', 'admin', 'super_admin'])(
    'has no access with a password alone: %s',
    async (role, { tx }) => {
      const person = await insertPersonWithFactor(tx, role);
      // The last value has a blank: only the exact level gives access.
      for (const aal of [undefined, 'aal1', 'aal2 '] as (AssuranceLevel | undefined)[]) {
        expect(await tryQueriesAtAssuranceLevel(tx, person, aal)).toEqual(ownProfileOnlyResults);
      }
      expect(await tryQueriesAtAssuranceLevel(tx, person, 'aal2')).toEqual(unrestrictedSessionResults);
    },
  );

  it('limits no other account, and no account whose factor is not verified', async ({ tx }) => {
    await insertPersonWithFactor(tx, 'editor');
    const person = await insertNewPerson(tx, 'editor');
    await tx`
      insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
      values (gen_random_uuid(), ${person.id}, '', 'totp', 'unverified', now(), now())`;
    expect(await tryQueriesAtAssuranceLevel(tx, person, 'aal1')).toEqual(unrestrictedSessionResults);
  });
});

describe('the required second factor', () => {
  it.for([
    ['contributor', unrestrictedSessionResults],
    ['editor', unrestrictedSessionResults],
    ['admin', ownProfileOnlyResults],
    ['super_admin', ownProfileOnlyResults],
  ] as const)(
    'limits only administrators and super admins without a factor: %s',
    async ([role, expected], { tx }) => {
      const person = await insertNewPerson(tx, role);
      const isFactorDue = async () =>
        getOnlyRow((await runAs(tx, person)`select needs_second_factor from public.register_visit()`).rows)
          .needs_second_factor;
      expect([await tryQueriesAtAssuranceLevel(tx, person, 'aal1'), await isFactorDue()]).toEqual([
        unrestrictedSessionResults,
        false,
      ]);
      await requireSecondFactor(tx);
      expect([await tryQueriesAtAssuranceLevel(tx, person, 'aal1'), await isFactorDue()]).toEqual([
        expected,
        expected !== unrestrictedSessionResults,
      ]);
      // without a factor, a token of level aal2 gives no access either
      expect(await tryQueriesAtAssuranceLevel(tx, person, 'aal2')).toEqual(expected);
      await insertMfaFactor(tx, person);
      expect([await tryQueriesAtAssuranceLevel(tx, person, 'aal2'), await isFactorDue()]).toEqual([
        unrestrictedSessionResults,
        false,
      ]);
    },
  );

  it.for([
    ['a super admin', 'super_admin', true],
    ['an administrator', 'admin', false],
    ['an editor', 'editor', false],
  ] as const)(
    'is switched on only by the first factor of a super admin: %s',
    async ([_who, role, expected], { tx }) => {
      await insertPersonWithFactor(tx, role);
      expect(getOnlyRow(await tx`select require_second_factor from public.site_settings`)).toEqual({
        require_second_factor: expected,
      });
    },
  );

  it('stays off once a person has switched it off', async ({ tx }) => {
    const superAdmin = await insertPersonWithFactor(tx, 'super_admin');
    const disable = (db: Transaction) => db`update public.site_settings set require_second_factor = false`;
    expect((await attemptAs(tx, superAdmin, disable, { aal: 'aal2' })).count).toBe(1);
    await insertPersonWithFactor(tx, 'super_admin');
    expect(getOnlyRow(await tx`select require_second_factor from public.site_settings`)).toEqual({
      require_second_factor: false,
    });
  });

  it('is changed only by a super admin with a factor, and logged', async ({ tx }) => {
    const saveSettings = (who: TestPerson, aal: AssuranceLevel, values: Record<string, string | boolean>) =>
      runAs(tx, who, { aal })`update public.site_settings set ${tx(values)}`;
    const required = { require_second_factor: true };
    const optional = { require_second_factor: false };
    const superAdmin = await insertPersonWithFactor(tx, 'super_admin');
    const admin = await insertPersonWithFactor(tx, 'admin');
    await tx`update public.site_settings set require_second_factor = false`;
    await tx`delete from public.activity_log where type = 'settings'`;
    expect((await saveSettings(peopleByActor['super admin'], 'aal1', required)).code).toBe('42501');
    expect((await saveSettings(admin, 'aal2', required)).code).toBe('42501');
    expect((await saveSettings(superAdmin, 'aal1', required)).count).toBe(0);
    expect((await saveSettings(superAdmin, 'aal2', required)).count).toBe(1);
    expect((await saveSettings(admin, 'aal2', optional)).code).toBe('42501');
    // an administrator may still save the other settings
    expect((await saveSettings(admin, 'aal2', { title: 'Autre' })).count).toBe(1);
    await tx`delete from auth.mfa_factors where user_id = ${superAdmin.id}`;
    expect((await saveSettings(superAdmin, 'aal2', optional)).count).toBe(0);
    const line = getOnlyRow(
      await tx`
      select actor, details from public.activity_log
      where type = 'settings' and details #> '{changes,require_second_factor}' is not null`,
    );
    expect(line).toMatchObject({
      actor: superAdmin.id,
      details: { changes: { require_second_factor: [false, true] } },
    });
  });
});

describe('the sessions of an account', () => {
  const listSessions = (tx: Transaction, who: TestPerson, claims: object) =>
    runAs(tx, who, claims)`select * from public.list_my_sessions()`;
  const endSession = async (tx: Transaction, who: TestPerson, session: string, claims: object) => {
    const { rows, code } = await runAs(tx, who, claims)`select public.end_session(${session}) as ended`;
    return code ?? getOnlyRow(rows).ended;
  };

  it('are listed with device, address and last use, the current one marked', async ({ tx }) => {
    const person = await insertNewPerson(tx, 'editor');
    const currentSession = await insertSession(tx, person);
    const phoneSession = await insertSession(tx, person, 'aal2');
    const expiredSession = await insertSession(tx, person);
    await insertSession(tx, peopleByActor.editor);
    await tx`update auth.sessions set not_after = now() - interval '1 second' where id = ${expiredSession}`;
    await tx`update auth.sessions set refreshed_at = '2030-01-02 03:04:05' where id = ${phoneSession}`;
    const { rows } = await listSessions(tx, person, { session_id: currentSession });
    const device = { user_agent: 'Essai/1', address: '203.0.113.7' };
    expect(rows).toMatchObject([
      {
        id: phoneSession,
        current: false,
        second_factor: true,
        used_at: new Date('2030-01-02T03:04:05Z'),
        ...device,
      },
      { id: currentSession, current: true, second_factor: false, ...device },
    ]);
    expect(rows).toHaveLength(2);
    expect((await listSessions(tx, person, { session_id: crypto.randomUUID() })).rows).toEqual([]);
  });

  it('are ended one by one, by their owner with the second factor', async ({ tx }) => {
    const person = await insertPersonWithFactor(tx, 'editor');
    const currentSession = await insertSession(tx, person, 'aal2');
    const phoneSession = await insertSession(tx, person);
    const colleagueSession = await insertSession(tx, peopleByActor.editor);
    const passwordClaims = { session_id: phoneSession, aal: 'aal1' };
    expect([
      (await listSessions(tx, person, passwordClaims)).rows,
      await endSession(tx, person, currentSession, passwordClaims),
    ]).toEqual([[], '42501']);
    const factorClaims = { session_id: currentSession, aal: 'aal2' };
    expect(await endSession(tx, person, colleagueSession, factorClaims)).toBe(false);
    expect(await endSession(tx, person, phoneSession, factorClaims)).toBe(true);
    expect(await endSession(tx, person, phoneSession, factorClaims)).toBe(false);
    expect(await endSession(tx, person, currentSession, { ...factorClaims, session_id: phoneSession })).toBe(
      '42501',
    );
    const remainingSessions =
      await tx`select id from auth.sessions where id = any (${[currentSession, phoneSession, colleagueSession]})`;
    expect(remainingSessions.map(({ id }) => id).sort()).toEqual([currentSession, colleagueSession].sort());
  });
});

it('the second factor is checked once per query, not per row', async ({ tx }) => {
  const person = await insertPersonWithFactor(tx, 'editor');
  for (let texts = 0; texts < 5; texts += 1) await insertContent(tx, { author: person.id });
  const countCalls = async () => {
    const [row] = await tx`
      select pg_stat_get_xact_function_calls('private.has_passed_second_factor()'::regprocedure) as calls`;
    return Number(row?.calls);
  };
  await tx`set local track_functions = 'pl'`;
  const before = await countCalls();
  await runAs(tx, person, { aal: 'aal2' })`select id from public.content`;
  const callCount = (await countCalls()) - before;
  expect(callCount).toBeGreaterThan(0);
  expect(callCount).toBeLessThan(5);
});

describe('the second factor of a colleague', () => {
  const readFactor = async (tx: Transaction, who: TestActorName, person: TestPerson) => {
    const { rows } = await runAs(tx, who)`select * from public.person_summary(${person.id})`;
    return rows[0]?.has_second_factor ?? null;
  };
  const resetFactor = (tx: Transaction, who: TestActorName, person: TestPerson) =>
    runAs(tx, who)`select id from public.reset_second_factor(${person.id})`;
  const countFactors = async (tx: Transaction, person: TestPerson) =>
    (await tx`select id from auth.mfa_factors where user_id = ${person.id}`).length;

  it('is shown to user managers; a reset leaves a journal line and a mail', async ({ tx }) => {
    const person = await insertPersonWithFactor(tx, 'editor');
    const session = await insertSession(tx, person, 'aal2');
    expect(await readFactor(tx, 'admin', person)).toBe(true);
    expect((await resetFactor(tx, 'admin', person)).count).toBe(1);
    expect(await readFactor(tx, 'admin', person)).toBe(false);
    expect(await countFactors(tx, person)).toBe(0);
    expect(await tx`select id from auth.sessions where id = ${session}`).toHaveLength(0);
    const lines = await tx`
      select actor, action, is_alert, target_label from public.activity_log
      where action like '%_second_factor' and actor <> target_id and target_id = ${person.id}`;
    expect(lines).toEqual([
      {
        actor: peopleByActor.admin.id,
        action: 'reset_second_factor',
        is_alert: true,
        target_label: person.email,
      },
    ]);
    const mails =
      await tx`select kind, data ->> 'by' as by from private.mails where recipient = ${person.email}`;
    expect(getOnlyRow(mails).kind).toBe('second_factor_reset');
    expect(getOnlyRow(mails).by).not.toBe('');
    // a second reset finds no factor and sends no mail
    expect((await resetFactor(tx, 'admin', person)).count).toBe(1);
    expect(await tx`select id from private.mails where recipient = ${person.email}`).toHaveLength(1);
  });

  it.for(['admin', 'super_admin'])(
    'stays out of reach of an admin for a person with the role %s',
    async (role, { tx }) => {
      const person = await insertPersonWithFactor(tx, role);
      expect(await readFactor(tx, 'admin', person)).toBe(null);
      expect((await resetFactor(tx, 'admin', person)).count).toBe(0);
      expect(await countFactors(tx, person)).toBe(1);
    },
  );

  it.for(['editor', 'moderator', 'contributor', 'no role'] as const)(
    'stays out of reach of %s',
    async (actor, { tx }) => {
      const person = await insertPersonWithFactor(tx, 'contributor');
      expect(await readFactor(tx, actor, person)).toBe(null);
      expect((await resetFactor(tx, actor, person)).count).toBe(0);
      expect(await countFactors(tx, person)).toBe(1);
    },
  );

  it('is not reset after a burst of resets by one admin', async ({ tx }) => {
    const person = await insertPersonWithFactor(tx, 'editor');
    await setAllowanceRefillTime(tx, 'account', peopleByActor.admin.id, 600);
    expect((await resetFactor(tx, 'admin', person)).code).toBe('PT429');
    expect(await countFactors(tx, person)).toBe(1);
  });

  it('is not reset when the caller is that colleague', async ({ tx }) => {
    const person = await insertPersonWithFactor(tx, 'super_admin');
    const { count } = await runAs(tx, person, { aal: 'aal2' })`
      select id from public.reset_second_factor(${person.id})`;
    expect(count).toBe(0);
    expect(await countFactors(tx, person)).toBe(1);
  });
});
