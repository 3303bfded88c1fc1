import { expect } from 'vitest';
import { attemptAs, type Transaction } from './support/database.ts';
import { insertContent, insertNewPerson } from './support/fixtures.ts';
import { it } from './support/rollback-test.ts';
import { insertSession } from './support/second-factor.ts';

// Neither grants nor ownership give access to an account with an ended session or a suspension.

/** Statements of a contributor, by subject. Each reads or changes one row. */
const STATEMENTS: Readonly<Record<string, (id: string) => string>> = {
  'its profile': (id) => `select id from public.profiles where id = '${id}'`,
  'its name': (id) => `update public.profiles set first_name = 'Zoé' where id = '${id}'`,
  'its dashboard state': (id) => `update public.profiles set first_steps_hidden = true where id = '${id}'`,
  'its roles': (id) => `select id from public.user_roles where user_id = '${id}'`,
  'the settings': () => 'select id from public.site_settings',
  'the categories': () => 'select id from public.categories limit 1',
  'the tags': () => 'select id from public.tags limit 1',
  'its draft': (id) => `update public.content set title = 'Autre' where author_id = '${id}'`,
  'the roles': () => 'select key from public.roles limit 1',
  'its sessions': () => 'select id from public.list_my_sessions() limit 1',
};

it.for<[string, (tx: Transaction, id: string, session: string) => PromiseLike<unknown>, number]>([
  ['1 row of each subject while its session is open', async () => undefined, 1],
  [
    '0 rows after its session was ended',
    (tx, _id, session) => tx`delete from auth.sessions where id = ${session}`,
    0,
  ],
  [
    '0 rows after the time of its session is over',
    (tx, _id, session) =>
      tx`update auth.sessions set not_after = now() - interval '1 second' where id = ${session}`,
    0,
  ],
  [
    '0 rows while it is suspended',
    (tx, id) => tx`update public.profiles set suspended_at = now() where id = ${id}`,
    0,
  ],
])('an account reaches %s', async ([_title, change, rowCount], { tx }) => {
  const person = await insertNewPerson(tx, 'contributor');
  await tx`insert into public.tags (name, slug) values ('Essai des droits', ${person.id})`;
  await tx`insert into public.categories (name, slug) values ('Essai des droits', ${person.id})`;
  await insertContent(tx, { author: person.id });
  const session = await insertSession(tx, person);
  await change(tx, person.id, session);
  for (const [subject, buildStatement] of Object.entries(STATEMENTS)) {
    const { count } = await attemptAs(tx, person, buildStatement(person.id), { session_id: session });
    expect([subject, count]).toEqual([subject, rowCount]);
  }
});
