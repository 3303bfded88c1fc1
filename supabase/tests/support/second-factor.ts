import type { TestPerson } from './actors.ts';
import { attemptAs, type Transaction } from './database.ts';
import { insertNewPerson } from './fixtures.ts';

/** Assurance level of a session: a password, or a password and a code. */
export type AssuranceLevel = 'aal1' | 'aal2';

/** Inserts a verified factor of a person. @returns its id. */
export async function insertMfaFactor(tx: Transaction, person: TestPerson): Promise<string> {
  const id = crypto.randomUUID();
  await tx`
    insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
    values (${id}, ${person.id}, '', 'totp', 'unverified', now(), now())`;
  // Triggers run when the status changes to verified.
  await tx`update auth.mfa_factors set status = 'verified' where id = ${id}`;
  return id;
}

/** Inserts a session of a person. @returns its id. */
export async function insertSession(
  tx: Transaction,
  person: TestPerson,
  aal: AssuranceLevel = 'aal1',
): Promise<string> {
  const id = crypto.randomUUID();
  await tx`
    insert into auth.sessions (id, user_id, aal, created_at, updated_at, user_agent, ip)
    values (${id}, ${person.id}, ${aal}, now(), now(), 'Essai/1', '203.0.113.7')`;
  return id;
}

/** Inserts a person with this role and a factor. */
export async function insertPersonWithFactor(tx: Transaction, role: string | null): Promise<TestPerson> {
  const person = await insertNewPerson(tx, role);
  await insertMfaFactor(tx, person);
  return person;
}

/** Reads and writes as a person with a token of this level. Returns a row count or an error code for each query. */
export async function tryQueriesAtAssuranceLevel(tx: Transaction, who: TestPerson, aal?: AssuranceLevel) {
  const runQuery = async (query: string) => {
    const { code, count } = await attemptAs(tx, who, query, aal && { aal });
    return code ?? count;
  };
  return {
    readRole: await runQuery('select key from public.roles limit 1'),
    insertText: await runQuery(
      `insert into public.content (title, slug, content, author_id)
       values ('Essai', 'facteur-${crypto.randomUUID()}', 'x', '${who.id}')`,
    ),
    renameSelf: await runQuery(`update public.profiles set first_name = 'Zoé' where id = '${who.id}'`),
    readOwnProfile: await runQuery(`select id from public.profiles where id = '${who.id}'`),
  };
}

/** Expected results for a person with a role who needs no code, or has given it. */
export const unrestrictedSessionResults = { readRole: 1, insertText: 1, renameSelf: 1, readOwnProfile: 1 };
/** Expected results without the code of a required second factor: the person reads only their own profile. */
export const ownProfileOnlyResults = { readRole: 0, insertText: '42501', renameSelf: 0, readOwnProfile: 1 };
