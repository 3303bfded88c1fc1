import { passivePeople, type TestPerson } from '../actors.ts';
import { setActor, type Transaction } from '../database.ts';
import { insertContent } from '../fixtures.ts';
import type { TableRules } from '../rules.ts';

const { colleague } = passivePeople;

const columns = [
  'id',
  'title',
  'slug',
  'status',
  'content_type',
  'deleted_by',
  'deleted_by_name',
  'deleted_at',
  'search_text',
];

export const contentBinRules: TableRules = {
  table: 'content_bin',
  grants: {
    anon: {},
    authenticated: {
      select: columns,
      delete: true,
    },
  },
  columns,
  // outcomes: A allowed, R refused, F filtered (no error, no row)
  //                                   anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    {
      operation: 'select',
      subject: 'a text that they deleted',
      prepareRow: insertDeletedByActor,
      outcomes: 'R F A F A A A',
    },
    {
      operation: 'select',
      subject: 'a text that a colleague deleted',
      prepareRow: insertDeletedByColleague,
      outcomes: 'R F F F F A A',
    },
    {
      operation: 'insert',
      subject: 'an invented text',
      values: () => ({ id: crypto.randomUUID(), title: 'Faux', slug: 'faux', snapshot: '{}' }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'update',
      subject: 'the deletion date of a text',
      prepareRow: insertDeletedByActor,
      values: () => ({ deleted_at: '2020-01-01T00:00:00+00:00' }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'delete',
      subject: 'a text that they deleted',
      prepareRow: insertDeletedByActor,
      outcomes: 'R F F F F A A',
    },
    {
      operation: 'delete',
      subject: 'a text that a colleague deleted',
      prepareRow: insertDeletedByColleague,
      outcomes: 'R F F F F A A',
    },
  ],
};

/** Inserts a draft of the colleague and deletes it as this person. */
async function insertDeletedDraft(tx: Transaction, person: TestPerson) {
  const id = await insertContent(tx, { author: colleague.id });
  await setActor(tx, person);
  await tx`select set_config('role', 'none', true)`;
  await tx`delete from public.content where id = ${id}`;
  await tx`select set_config('request.jwt.claims', '', true)`;
  return { id };
}

function insertDeletedByActor(tx: Transaction, person: TestPerson | null) {
  return insertDeletedDraft(tx, person ?? colleague);
}

function insertDeletedByColleague(tx: Transaction) {
  return insertDeletedDraft(tx, colleague);
}
