import { peopleByActor } from './actors.ts';
import type { Transaction } from './database.ts';
import { getDateInDays } from './date-in-days.ts';
import {
  type ColumnValues,
  ruleBuilder,
  splitNames,
  type TableAccessRules,
  type VisitorFormFixture,
} from './rules.ts';

const superAdmin = peopleByActor['super admin'];
const LONG_AGO = '2020-01-01T00:00:00+00:00';

/** Values that staff set when they follow up a submission. */
const followUp = {
  status: 'in_progress',
  note: 'Rappeler lundi',
  assignee: superAdmin.id,
  due_on: getDateInDays(3),
};

/** Columns of a form table that visitors may not send, each with a value. */
export const forbiddenFormColumns: readonly ColumnValues[] = Object.entries({
  ...followUp,
  version: 7,
  handled_by: superAdmin.id,
  handled_at: LONG_AGO,
  created_at: LONG_AGO,
}).map(([column, value]) => ({ [column]: value }));

/** Columns that staff read in the table, without personal data. */
const READABLE_COLUMNS = splitNames(
  'id, created_at, status, assignee, due_on, handled_by, handled_at, version',
);

/**
 * Returns the rules of a form table that staff follow up. Every actor inserts the form's row. Super admins
 * read, follow up and erase it. No one changes the visitor's fields.
 * @param extraColumns columns outside the form that visitors may send
 */
export function createFormAccessRules<const Row extends ColumnValues>(
  table: string,
  form: VisitorFormFixture<Row>,
  extraColumns: readonly string[] = [],
): TableAccessRules & { readonly form: VisitorFormFixture<Row> } {
  const { row } = form;
  const fields = Object.keys(row);
  const insert = [...fields, ...extraColumns];
  const authenticated = {
    select: READABLE_COLUMNS,
    insert,
    update: Object.keys(followUp),
    delete: true,
  } as const;
  const insertFormRow = async (tx: Transaction) => {
    const id = crypto.randomUUID();
    const newRow: ColumnValues = { id, ...row };
    await tx`insert into ${tx(`public.${table}`)} ${tx(newRow)}`;
    return id;
  };
  return {
    table,
    grants: { anon: { insert }, authenticated },
    form,
    // A allowed, R refused with an error, F no error but no row. Order: anon, no role, contributor, moderator, editor, admin, super admin
    rules: [
      ruleBuilder.select('R F F F F F A', 'a submission', insertFormRow),
      ruleBuilder.insert('A A A A A A A', 'a row of the form', row),
      ruleBuilder.update('R F F F F F A', 'status, assignee, due date and note', insertFormRow, followUp),
      ruleBuilder.delete('R F F F F F A', 'a submission', insertFormRow),
    ],
  };
}
