import { passivePeople, type TestPerson } from '../actors.ts';
import { setActor, type Transaction } from '../database.ts';
import { createStoredFileColumns, insertMedia } from '../fixtures.ts';
import type { TableRules } from '../rules.ts';

const { colleague } = passivePeople;

export const mediaBinRules: TableRules = {
  table: 'media_bin',
  grants: {
    anon: {},
    authenticated: {
      select: [
        ...['id', 'filename', 'original_filename', 'file_path', 'file_size', 'media_type', 'renditions'],
        ...['deleted_by', 'deleted_by_name', 'deleted_at', 'search_text'],
      ],
      delete: true,
    },
  },
  columns: [
    ...['id', 'filename', 'original_filename', 'file_path', 'file_size', 'media_type', 'renditions'],
    ...['deleted_by', 'deleted_by_name', 'deleted_at', 'search_text'],
  ],
  // outcomes: A allowed, R refused, F filtered (no error, no row)
  //                                   anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    {
      operation: 'select',
      subject: 'a file that they deleted',
      prepareRow: insertDeletedByActor,
      outcomes: 'R F F F F A A',
    },
    {
      operation: 'select',
      subject: 'a file that a colleague deleted',
      prepareRow: insertDeletedByColleague,
      outcomes: 'R F F F F A A',
    },
    {
      operation: 'insert',
      subject: 'an invented file',
      values: () => ({
        id: crypto.randomUUID(),
        ...createStoredFileColumns(),
        original_filename: 'Faux.png',
        file_size: 1,
        media_type: 'image',
        snapshot: '{}',
        search_text: 'faux',
      }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'update',
      subject: 'the name of a file',
      prepareRow: insertDeletedByActor,
      values: () => createStoredFileColumns(),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'delete',
      subject: 'a file that they deleted',
      prepareRow: insertDeletedByActor,
      outcomes: 'R F F F F A A',
    },
    {
      operation: 'delete',
      subject: 'a file that a colleague deleted',
      prepareRow: insertDeletedByColleague,
      outcomes: 'R F F F F A A',
    },
  ],
};

/** Inserts a file of the colleague and deletes it as this person. */
async function insertDeletedFile(tx: Transaction, person: TestPerson) {
  const id = await insertMedia(tx, colleague.id);
  await setActor(tx, person);
  await tx`select set_config('role', 'none', true)`;
  await tx`delete from public.media_library where id = ${id}`;
  await tx`select set_config('request.jwt.claims', '', true)`;
  return { id };
}

function insertDeletedByActor(tx: Transaction, person: TestPerson | null) {
  return insertDeletedFile(tx, person ?? colleague);
}

function insertDeletedByColleague(tx: Transaction) {
  return insertDeletedFile(tx, colleague);
}
