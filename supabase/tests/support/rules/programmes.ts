import type { Transaction } from '../database.ts';
import { insertProgramme } from '../fixtures.ts';
import type { TableRules } from '../rules.ts';

const EDITABLE_COLUMNS = ['starts_at', 'ends_at', 'title', 'kind', 'summary', 'highlight'];

/** Returns a row in a year that no other test uses. */
const newProgrammeRow = () => ({
  channel: 'marmite',
  starts_at: '2031-05-05T20:00:00+00:00',
  ends_at: '2031-05-05T20:45:00+00:00',
  title: 'Le Duel des sauces',
});

export const programmeRules: TableRules = {
  table: 'programmes',
  grants: {
    anon: {},
    authenticated: {
      select: 'all',
      insert: ['channel', ...EDITABLE_COLUMNS],
      update: EDITABLE_COLUMNS,
      delete: true,
    },
  },
  columns: [
    ...['id', 'channel', 'starts_at', 'ends_at', 'title', 'kind', 'summary', 'highlight', 'version'],
    ...['updated_at', 'updated_by'],
  ],
  // outcomes: A allowed, R refused, F filtered (no error, no row)
  //                                   anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    {
      operation: 'select',
      subject: 'a programme',
      prepareRow: insertProgrammeRow,
      outcomes: 'R F A A A A A',
    },
    { operation: 'insert', subject: 'a programme', values: newProgrammeRow, outcomes: 'R R R R A A A' },
    {
      operation: 'insert',
      subject: 'a programme without an author',
      values: () => ({ ...newProgrammeRow(), updated_by: null }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'update',
      subject: 'the title of a programme',
      prepareRow: insertProgrammeRow,
      values: () => ({ title: 'Autre titre' }),
      outcomes: 'R F F F A A A',
    },
    {
      operation: 'update',
      subject: 'the version of a programme',
      prepareRow: insertProgrammeRow,
      values: () => ({ version: 7 }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'delete',
      subject: 'a programme',
      prepareRow: insertProgrammeRow,
      outcomes: 'R F F F A A A',
    },
  ],
};

async function insertProgrammeRow(tx: Transaction) {
  return { id: await insertProgramme(tx) };
}
