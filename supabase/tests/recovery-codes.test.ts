import { describe, expect } from 'vitest';
import { peopleByActor, type TestPerson } from './support/actors.ts';
import { expectRefusal, getOnlyRow, runAs, type Transaction } from './support/database.ts';
import { it } from './support/rollback-test.ts';
import {
  insertMfaFactor,
  insertPersonWithFactor,
  insertSession,
  tryQueriesAtAssuranceLevel,
  unrestrictedSessionResults,
} from './support/second-factor.ts';

describe('recovery codes', () => {
  const tryMakeCodes = (tx: Transaction, who: TestPerson, claims: object) =>
    runAs(tx, who, claims)`select public.make_recovery_codes() as codes`;
  const createCodes = async (tx: Transaction, who: TestPerson): Promise<string[]> =>
    getOnlyRow((await tryMakeCodes(tx, who, { aal: 'aal2' })).rows).codes;
  const spendCode = async (tx: Transaction, who: TestPerson, code: string | null, claims: object = {}) => {
    const allClaims = { aal: 'aal1', ...claims };
    const answer = await runAs(tx, who, allClaims)`select public.use_recovery_code(${code}) as used`;
    return answer.code ?? getOnlyRow(answer.rows).used;
  };

  it('are ten, shown once after MFA, stored as hashes, replaced by the next ten', async ({ tx }) => {
    const person = await insertPersonWithFactor(tx, 'editor');
    for (const claims of [{}, { aal: 'aal1' }, { aal: 'aal2', session_id: crypto.randomUUID() }]) {
      expect((await tryMakeCodes(tx, person, claims)).code).toBe('42501');
    }
    const before = await createCodes(tx, person);
    expect(new Set(before).size).toBe(10);
    // four groups such as 7K3M, without the letters I, L, O and U
    for (const code of before) expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    const storedCodes =
      await tx`select encode(hash, 'escape') as hash from private.recovery_codes where user_id = ${person.id}`;
    expect(storedCodes).toHaveLength(10);
    for (const code of before) expect(JSON.stringify(storedCodes)).not.toContain(code.replaceAll('-', ''));
    const after = await createCodes(tx, person);
    expect(await spendCode(tx, person, before[0] ?? '')).toBe(false);
    expect(await spendCode(tx, person, after[9] ?? '')).toBe(true);
  });

  it('need a second factor', async ({ tx }) => {
    expect((await tryMakeCodes(tx, peopleByActor.editor, { aal: 'aal2' })).code).toBe('42501');
  });

  it('remove the factor and other sessions of the account, once, in any spelling', async ({ tx }) => {
    const person = await insertPersonWithFactor(tx, 'editor');
    const currentSession = await insertSession(tx, person);
    const lostSession = await insertSession(tx, person, 'aal2');
    const colleagueSession = await insertSession(tx, peopleByActor.editor);
    const [code = ''] = await createCodes(tx, person);
    expect(
      await spendCode(tx, person, ` ${code.toLowerCase().replaceAll('-', ' ')}`, {
        session_id: currentSession,
      }),
    ).toBe(true);
    expect(await tryQueriesAtAssuranceLevel(tx, person, 'aal1')).toEqual(unrestrictedSessionResults);
    const remainingSessions =
      await tx`select id from auth.sessions where id = any (${[currentSession, lostSession, colleagueSession]})`;
    expect(remainingSessions.map(({ id }) => id).sort()).toEqual([currentSession, colleagueSession].sort());
    await insertMfaFactor(tx, person);
    expect(await spendCode(tx, person, code, { session_id: currentSession })).toBe(false);
    const lines = await tx`
      select actor, action from public.activity_log
      where target_id = ${person.id} and type = 'auth' and action <> 'rename' order by created_at, id`;
    expect(lines.map(({ action }) => action)).toEqual([
      'add_second_factor',
      'make_recovery_codes',
      'use_recovery_code',
      'remove_second_factor',
      'add_second_factor',
    ]);
    expect(new Set(lines.map(({ actor }) => actor))).toEqual(new Set([person.id]));
    const mails = await tx`select kind, data from private.mails where recipient = ${person.email}`;
    expect(mails).toEqual([{ kind: 'recovery_code_used', data: {} }]);
  });

  it('raise an alert after five wrong guesses', async ({ tx }) => {
    const person = await insertPersonWithFactor(tx, 'editor');
    const loadAlerts = () => tx`
        select action, target_label, details from public.activity_log
        where target_id = ${person.id} and is_alert is true`;
    for (let guess = 0; guess < 4; guess += 1) await spendCode(tx, person, `faux ${guess}`);
    expect(await loadAlerts()).toEqual([]);
    await spendCode(tx, person, 'faux');
    expect(await loadAlerts()).toEqual([
      { action: 'failed_sign_ins', target_label: person.email, details: { amount: 5 } },
    ]);
  });

  it('return false for each wrong guess, and allow an account five at once', async ({ tx }) => {
    const person = await insertPersonWithFactor(tx, 'editor');
    const other = await insertPersonWithFactor(tx, 'editor');
    const [code = ''] = await createCodes(tx, person);
    const [otherCode = ''] = await createCodes(tx, other);
    for (const guess of [null, '', otherCode, `${code}0`, 'é'.repeat(100_000)]) {
      expect(await spendCode(tx, person, guess)).toBe(false);
    }
    expect(await spendCode(tx, person, code)).toBe('PT429');
    expect(await spendCode(tx, other, otherCode)).toBe(true);
    expect(await runAs(tx, 'anon')`select public.use_recovery_code(${code})`).toMatchObject({
      code: '42501',
    });
  });

  it('give no access to an ended session, and are deleted with the account', async ({ tx }) => {
    const person = await insertPersonWithFactor(tx, 'editor');
    const [code = ''] = await createCodes(tx, person);
    expect(await spendCode(tx, person, code, { session_id: crypto.randomUUID() })).toBe(false);
    await expectRefusal(tx, 'superuser', '23505')`
      insert into private.recovery_codes select * from private.recovery_codes where user_id = ${person.id}`;
    await tx`delete from auth.users where id = ${person.id}`;
    expect(await tx`select from private.recovery_codes where user_id = ${person.id}`).toHaveLength(0);
  });

  it('of a replaced factor are refused', async ({ tx }) => {
    const person = await insertPersonWithFactor(tx, 'editor');
    const [code = ''] = await createCodes(tx, person);
    await tx`delete from auth.mfa_factors where user_id = ${person.id}`;
    await insertMfaFactor(tx, person);
    expect(await spendCode(tx, person, code)).toBe(false);
  });
});

describe('the reset of a second factor by an operator', () => {
  it('removes factor, codes and sessions, and is logged', async ({ tx }) => {
    const person = await insertPersonWithFactor(tx, 'editor');
    await insertSession(tx, person, 'aal2');
    await runAs(tx, person, { aal: 'aal2' })`select public.make_recovery_codes()`;
    expect(getOnlyRow(await tx`select private.remove_second_factor(${person.id}) as removed`).removed).toBe(
      1,
    );
    expect(await tryQueriesAtAssuranceLevel(tx, person, 'aal1')).toEqual(unrestrictedSessionResults);
    expect(await tx`select from auth.sessions where user_id = ${person.id}`).toHaveLength(0);
    expect(await tx`select from private.recovery_codes where user_id = ${person.id}`).toHaveLength(0);
    const line = getOnlyRow(
      await tx`
      select actor_name, target_label from public.activity_log
      where action = 'remove_second_factor' and target_id = ${person.id}`,
    );
    expect(line).toEqual({ actor_name: 'Système', target_label: person.email });
  });
});
