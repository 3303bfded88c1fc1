import { passivePeople, type TestPerson } from '../actors.ts';
import { setActor, type Transaction } from '../database.ts';
import { createStoredFileColumns, insertMedia } from '../fixtures.ts';
import { deleteRule, insertRule, selectRule, splitNames, type TableRules, updateRule } from '../rules.ts';

const { colleague } = passivePeople;

const columns = splitNames(`
  id, filename, original_filename, file_path, file_size, media_type, renditions, deleted_by, deleted_by_name,
  deleted_at, search_text`);

export const mediaBinRules: TableRules = {
  table: 'media_bin',
  grants: {
    anon: {},
    authenticated: { select: columns, delete: true },
  },
  columns,
  // A allowed, R refused, F filtered: anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    selectRule('R F F F F A A', 'a file that they deleted', insertDeletedByActor),
    selectRule('R F F F F A A', 'a file that a colleague deleted', insertDeletedByColleague),
    insertRule('R R R R R R R', 'an invented file', {
      id: crypto.randomUUID(),
      ...createStoredFileColumns(),
      original_filename: 'Faux.png',
      file_size: 1,
      media_type: 'image',
      snapshot: '{}',
      search_text: 'faux',
    }),
    updateRule('R R R R R R R', 'the name of a file', insertDeletedByActor, createStoredFileColumns()),
    deleteRule('R F F F F A A', 'a file that they deleted', insertDeletedByActor),
    deleteRule('R F F F F A A', 'a file that a colleague deleted', insertDeletedByColleague),
  ],
};

/** Inserts a file of the colleague and deletes it as this person. */
async function insertDeletedFile(tx: Transaction, person: TestPerson) {
  const id = await insertMedia(tx, colleague.id);
  await setActor(tx, person);
  await tx`select set_config('role', 'none', true)`;
  await tx`delete from public.media_library where id = ${id}`;
  await tx`select set_config('request.jwt.claims', '', true)`;
  return id;
}

function insertDeletedByActor(tx: Transaction, person: TestPerson | null) {
  return insertDeletedFile(tx, person ?? colleague);
}

function insertDeletedByColleague(tx: Transaction) {
  return insertDeletedFile(tx, colleague);
}
