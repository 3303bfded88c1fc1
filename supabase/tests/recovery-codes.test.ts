import { afterAll, describe, expect, it } from 'vitest';
import { type Person, people } from './support/actors.ts';
import { attempt, connect, only, type Transaction, withRollback } from './support/database.ts';
import {
  addFactor,
  fullAccess,
  insertPersonWithFactor,
  openSession,
  tryAccess,
} from './support/second-factor.ts';

const sql = connect();
afterAll(() => sql.end());

describe('codes of recovery', () => {
  const make = (tx: Transaction, who: Person, claims: object) =>
    attempt(tx, who, (at) => at`select public.make_recovery_codes() as codes`, claims);
  const createCodes = async (tx: Transaction, who: Person): Promise<string[]> =>
    only((await make(tx, who, { aal: 'aal2' })).rows).codes;
  const use = async (tx: Transaction, who: Person, code: string | null, claims: object = {}) => {
    const answer = await attempt(tx, who, (at) => at`select public.use_recovery_code(${code}) as used`, {
      aal: 'aal1',
      ...claims,
    });
    return answer.code ?? only(answer.rows).used;
  };

  it('are ten, shown once after MFA, stored as hashes, replaced by the next ten', async () => {
    await withRollback(sql, async (tx) => {
      const person = await insertPersonWithFactor(tx, 'editor');
      for (const claims of [{}, { aal: 'aal1' }, { aal: 'aal2', session_id: crypto.randomUUID() }]) {
        expect((await make(tx, person, claims)).code).toBe('42501');
      }
      const before = await createCodes(tx, person);
      expect(new Set(before).size).toBe(10);
      for (const code of before) expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
      const storedCodes =
        await tx`select encode(hash, 'escape') as hash from private.recovery_codes where user_id = ${person.id}`;
      expect(storedCodes).toHaveLength(10);
      for (const code of before) expect(JSON.stringify(storedCodes)).not.toContain(code.replaceAll('-', ''));
      const after = await createCodes(tx, person);
      expect(await use(tx, person, before[0] ?? '')).toBe(false);
      expect(await use(tx, person, after[9] ?? '')).toBe(true);
    });
  });

  it('need a second factor', async () => {
    await withRollback(sql, async (tx) => {
      expect((await make(tx, people.editor, { aal: 'aal2' })).code).toBe('42501');
    });
  });

  it('take the factor away, and every other session; each is good once, however it is typed', async () => {
    await withRollback(sql, async (tx) => {
      const person = await insertPersonWithFactor(tx, 'editor');
      const [here, lost] = [await openSession(tx, person), await openSession(tx, person, 'aal2')];
      const foreign = await openSession(tx, people.editor);
      const [code = ''] = await createCodes(tx, person);
      expect(await use(tx, person, ` ${code.toLowerCase().replaceAll('-', ' ')}`, { session_id: here })).toBe(
        true,
      );
      expect(await tryAccess(tx, person, 'aal1')).toEqual(fullAccess);
      const remaining = await tx`select id from auth.sessions where id = any (${[here, lost, foreign]})`;
      expect(remaining.map(({ id }) => id).sort()).toEqual([here, foreign].sort());
      await addFactor(tx, person);
      expect(await use(tx, person, code, { session_id: here })).toBe(false);
      const lines =
        await tx`select actor, action from public.activity_log where target_id = ${person.id} and type = 'auth' and action <> 'rename'
        order by created_at, id`;
      expect(lines.map(({ action }) => action)).toEqual([
        'add_second_factor',
        'make_recovery_codes',
        'use_recovery_code',
        'remove_second_factor',
        'add_second_factor',
      ]);
      expect(new Set(lines.map(({ actor }) => actor))).toEqual(new Set([person.id]));
      const mails = await tx`select kind, data from private.mails where recipient = ${person.email}`;
      expect([...mails]).toEqual([{ kind: 'recovery_code_used', data: {} }]);
    });
  });

  it('stand out in the journal once five were wrong', async () => {
    await withRollback(sql, async (tx) => {
      const person = await insertPersonWithFactor(tx, 'editor');
      const journalLines = async () => [
        ...(await tx`
          select action, target_label, details from public.activity_log
          where target_id = ${person.id} and is_alert is true`),
      ];
      for (let guess = 0; guess < 4; guess += 1) await use(tx, person, `faux ${guess}`);
      expect(await journalLines()).toEqual([]);
      await use(tx, person, 'faux');
      expect(await journalLines()).toEqual([
        { action: 'failed_sign_ins', target_label: person.email, details: { amount: 5 } },
      ]);
    });
  });

  it('refuse all wrong codes alike: five attempts, then five an hour, by account', async () => {
    await withRollback(sql, async (tx) => {
      const [person, other] = [
        await insertPersonWithFactor(tx, 'editor'),
        await insertPersonWithFactor(tx, 'editor'),
      ];
      const [code = ''] = await createCodes(tx, person);
      const [another = ''] = await createCodes(tx, other);
      for (const guess of [null, '', another, `${code}0`, 'é'.repeat(100_000)]) {
        expect(await use(tx, person, guess)).toBe(false);
      }
      expect(await use(tx, person, code)).toBe('PT429');
      expect(await use(tx, other, another)).toBe(true);
      expect(await attempt(tx, 'anon', (at) => at`select public.use_recovery_code(${code})`)).toMatchObject({
        code: '42501',
      });
    });
  });

  it('open nothing to a session that was ended, and are gone with the account', async () => {
    await withRollback(sql, async (tx) => {
      const person = await insertPersonWithFactor(tx, 'editor');
      const [code = ''] = await createCodes(tx, person);
      expect(await use(tx, person, code, { session_id: crypto.randomUUID() })).toBe(false);
      const twin = tx.savepoint(
        (at) =>
          at`insert into private.recovery_codes select * from private.recovery_codes where user_id = ${person.id}`,
      );
      await expect(twin).rejects.toMatchObject({ code: '23505' });
      await tx`delete from auth.users where id = ${person.id}`;
      expect(await tx`select from private.recovery_codes where user_id = ${person.id}`).toHaveLength(0);
    });
  });

  it('made for a factor that was replaced are worth nothing', async () => {
    await withRollback(sql, async (tx) => {
      const person = await insertPersonWithFactor(tx, 'editor');
      const [code = ''] = await createCodes(tx, person);
      await tx`delete from auth.mfa_factors where user_id = ${person.id}`;
      await addFactor(tx, person);
      expect(await use(tx, person, code)).toBe(false);
    });
  });
});

describe('a lost phone', () => {
  it('is an operator’s act: the factor, its codes and every session go, and the journal tells', async () => {
    await withRollback(sql, async (tx) => {
      const person = await insertPersonWithFactor(tx, 'editor');
      await openSession(tx, person, 'aal2');
      await attempt(tx, person, (at) => at`select public.make_recovery_codes()`, { aal: 'aal2' });
      expect(only(await tx`select private.reset_second_factor(${person.id}) as removed`).removed).toBe(1);
      expect(await tryAccess(tx, person, 'aal1')).toEqual(fullAccess);
      expect(await tx`select from auth.sessions where user_id = ${person.id}`).toHaveLength(0);
      expect(await tx`select from private.recovery_codes where user_id = ${person.id}`).toHaveLength(0);
      const line = only(
        await tx`
        select actor_name, target_label from public.activity_log
        where action = 'remove_second_factor' and target_id = ${person.id}`,
      );
      expect(line).toEqual({ actor_name: 'Système', target_label: person.email });
    });
  });
});
