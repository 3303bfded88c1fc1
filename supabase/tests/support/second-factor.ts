import type { Person } from './actors.ts';
import { attempt, type Transaction } from './database.ts';
import { insertPerson, stranger } from './fixtures.ts';

/** The proof of a session: a password, or also a code. */
export type Level = 'aal1' | 'aal2';

/** Gives a person a verified factor. @returns its id. */
export async function addFactor(tx: Transaction, person: Person): Promise<string> {
  const id = crypto.randomUUID();
  await tx`
    insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
    values (${id}, ${person.id}, '', 'totp', 'unverified', now(), now())`;
  await tx`update auth.mfa_factors set status = 'verified' where id = ${id}`;
  return id;
}

/** Inserts a session of a person. @returns its id. */
export async function openSession(tx: Transaction, person: Person, aal: Level = 'aal1'): Promise<string> {
  const id = crypto.randomUUID();
  await tx`
    insert into auth.sessions (id, user_id, aal, created_at, updated_at, user_agent, ip)
    values (${id}, ${person.id}, ${aal}, now(), now(), 'Essai/1', '203.0.113.7')`;
  return id;
}

/** Inserts a person of a role, with a factor. */
export async function withFactor(tx: Transaction, role: string | null): Promise<Person> {
  const person = stranger(role);
  await insertPerson(tx, person);
  await addFactor(tx, person);
  return person;
}

/** Lists the tables that a person still reads and writes with such a token. */
export async function reach(tx: Transaction, who: Person, aal?: Level) {
  const claims = aal ? { aal } : {};
  const count = async (query: string) => {
    const { code, rows, count } = await attempt(tx, who, (at) => at.unsafe(query), claims);
    return code ?? (rows.length || count);
  };
  return {
    role: await count('select key from public.roles limit 1'),
    text: await count(
      `insert into public.content (title, slug, content, author_id)
       values ('Essai', 'facteur-${crypto.randomUUID()}', 'x', '${who.id}')`,
    ),
    rename: await count(`update public.profiles set first_name = 'Zoé' where id = '${who.id}'`),
    profile: await count(`select id from public.profiles where id = '${who.id}'`),
  };
}

/** Answers of an editor who has given the code. */
export const all = { role: 1, text: 1, rename: 1, profile: 1 };
/** Answers of an editor who still owes the code. */
export const enrolmentOnly = { role: 0, text: '42501', rename: 0, profile: 1 };
