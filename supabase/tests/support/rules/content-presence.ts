import { passivePeople, type TestPerson } from '../actors.ts';
import type { Transaction } from '../database.ts';
import { insertContent } from '../fixtures.ts';
import type { TableRules } from '../rules.ts';

const { colleague } = passivePeople;

export const contentPresenceRules: TableRules = {
  table: 'content_presence',
  grants: {
    anon: {},
    authenticated: { select: 'all', insert: ['content_id'], delete: true },
  },
  columns: ['content_id', 'user_id', 'user_name', 'seen_at'],
  // outcomes: A allowed, R refused, F filtered (no error, no row)
  //                                   anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    {
      operation: 'select',
      subject: 'who has their own draft open',
      prepareRow: insertOwnPresence,
      outcomes: 'R F A A A A A',
    },
    {
      operation: 'select',
      subject: "who has a colleague's draft open",
      prepareRow: insertColleaguePresence,
      outcomes: 'R F F A A A A',
    },
    {
      operation: 'insert',
      subject: 'a presence row for a colleague',
      values: () => ({ content_id: crypto.randomUUID(), user_id: colleague.id }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'insert',
      subject: 'a presence row under another name',
      values: () => ({ content_id: crypto.randomUUID(), user_name: 'Edem Essai' }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'update',
      subject: 'the time of their own presence row',
      prepareRow: insertOwnPresence,
      values: () => ({ seen_at: '2040-01-01T00:00:00+00:00' }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'delete',
      subject: 'their own presence row',
      prepareRow: insertOwnPresence,
      outcomes: 'R F A A A A A',
    },
    {
      operation: 'delete',
      subject: 'the presence row of a colleague',
      prepareRow: insertColleaguePresence,
      outcomes: 'R F F F F F F',
    },
  ],
};

async function insertPresence(tx: Transaction, user_id: string) {
  const content_id = await insertContent(tx, { author: user_id });
  const key = { content_id, user_id };
  await tx`insert into public.content_presence ${tx(key)}`;
  return key;
}

function insertOwnPresence(tx: Transaction, person: TestPerson | null) {
  return insertPresence(tx, person?.id ?? colleague.id);
}

function insertColleaguePresence(tx: Transaction) {
  return insertPresence(tx, colleague.id);
}
