import { describe, expect } from 'vitest';
import { attemptAs, type Transaction } from './support/database.ts';
import { insertTestPerson } from './support/fixtures.ts';
import { it } from './support/rollback-test.ts';
import { insertSession } from './support/second-factor.ts';

// An account with an ended session or a suspension reaches nothing, neither by its grants nor as owner.

/** Statements that need no permission, by subject. */
const STATEMENTS: Readonly<Record<string, (id: string) => string>> = {
  'its profile': (id) => `select id from public.profiles where id = '${id}'`,
  'its name': (id) => `update public.profiles set first_name = 'Zoé' where id = '${id}'`,
  'its dashboard state': (id) => `update public.profiles set first_steps_hidden = true where id = '${id}'`,
  'its roles': (id) => `select id from public.user_roles where user_id = '${id}'`,
  'the settings': () => 'select id from public.site_settings',
  'the categories': () => 'select id from public.categories limit 1',
  'the tags': () => 'select id from public.tags limit 1',
  'its sessions': () => 'select id from public.list_my_sessions() limit 1',
};

describe.each(Object.entries(STATEMENTS))('an account has access to %s', (_what, statement) => {
  const countAccessibleRows = async (
    tx: Transaction,
    change: (tx: Transaction, id: string, session: string) => Promise<unknown>,
  ) => {
    const person = await insertTestPerson(tx, 'contributor');
    await tx`insert into public.tags (name, slug) values ('Essai des droits', ${person.id})`;
    await tx`insert into public.categories (name, slug) values ('Essai des droits', ${person.id})`;
    const session = await insertSession(tx, person);
    await change(tx, person.id, session);
    const runStatement = (db: Transaction) => db.unsafe(statement(person.id));
    return (await attemptAs(tx, person, runStatement, { session_id: session })).count;
  };

  it('while its session is open', async ({ tx }) => {
    expect(await countAccessibleRows(tx, async () => undefined)).toBe(1);
  });

  it.for([
    [
      'its session was ended',
      (tx: Transaction, _id: string, session: string) => tx`delete from auth.sessions where id = ${session}`,
    ],
    [
      'the time of its session is over',
      (tx: Transaction, _id: string, session: string) =>
        tx`update auth.sessions set not_after = now() - interval '1 second' where id = ${session}`,
    ],
    [
      'it is suspended',
      (tx: Transaction, id: string) => tx`update public.profiles set suspended_at = now() where id = ${id}`,
    ],
  ] as const)('only until %s', async ([_state, change], { tx }) => {
    expect(await countAccessibleRows(tx, change)).toBe(0);
  });
});
