import { passivePeople, type TestPerson } from '../actors.ts';
import { setActor, type Transaction } from '../database.ts';
import { insertContent } from '../fixtures.ts';
import { deleteRule, insertRule, selectRule, splitNames, type TableRules, updateRule } from '../rules.ts';

const { colleague } = passivePeople;

const columns = splitNames(
  'id, title, slug, status, content_type, deleted_by, deleted_by_name, deleted_at, search_text',
);

export const contentBinRules: TableRules = {
  table: 'content_bin',
  grants: {
    anon: {},
    authenticated: { select: columns, delete: true },
  },
  columns,
  // A allowed, R refused, F filtered: anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    selectRule('R F A F A A A', 'a text that they deleted', insertDeletedByActor),
    selectRule('R F F F F A A', 'a text that a colleague deleted', insertDeletedByColleague),
    insertRule('R R R R R R R', 'an invented text', {
      id: crypto.randomUUID(),
      title: 'Faux',
      slug: 'faux',
      snapshot: '{}',
    }),
    updateRule('R R R R R R R', 'the deletion date of a text', insertDeletedByActor, {
      deleted_at: '2020-01-01T00:00:00+00:00',
    }),
    deleteRule('R F F F F A A', 'a text that they deleted', insertDeletedByActor),
    deleteRule('R F F F F A A', 'a text that a colleague deleted', insertDeletedByColleague),
  ],
};

/** Inserts a draft of the colleague and deletes it as this person. */
async function insertDeletedDraft(tx: Transaction, person: TestPerson) {
  const id = await insertContent(tx, { author: colleague.id });
  await setActor(tx, person);
  await tx`select set_config('role', 'none', true)`;
  await tx`delete from public.content where id = ${id}`;
  await tx`select set_config('request.jwt.claims', '', true)`;
  return id;
}

function insertDeletedByActor(tx: Transaction, person: TestPerson | null) {
  return insertDeletedDraft(tx, person ?? colleague);
}

function insertDeletedByColleague(tx: Transaction) {
  return insertDeletedDraft(tx, colleague);
}
