import type { Transaction } from './database.ts';
import { createFollowUpRules } from './follow-up-rules.ts';
import type { ColumnValues, RoleGrants, TableRules, VisitorForm } from './rules.ts';

/** Columns of the follow-up by staff. */
const FOLLOW_UP_COLUMNS = ['status', 'note', 'assignee', 'due_on'];

/** Columns that staff read in the table, without personal data. */
const READABLE_COLUMNS = [
  'id',
  'created_at',
  'status',
  'assignee',
  'due_on',
  'handled_by',
  'handled_at',
  'version',
];

/** Options of a form table. */
interface FormOptions {
  /** Columns outside the form that visitors may send. */
  readonly extraColumns?: readonly string[];
}

/**
 * Returns the rules of a form table that staff follow up. Every actor inserts the form's row. Super admins
 * read, follow up and erase it. No one changes the visitor's fields.
 */
export function createFormRules<const Row extends ColumnValues>(
  table: string,
  form: VisitorForm<Row>,
  { extraColumns = [] }: FormOptions = {},
): TableRules & { readonly form: VisitorForm<Row> } {
  const { row } = form;
  const fields = Object.keys(row);
  const insert = [...fields, ...extraColumns];
  const staffGrants: RoleGrants = {
    select: READABLE_COLUMNS,
    insert,
    update: FOLLOW_UP_COLUMNS,
    delete: true,
  };
  const insertFormRow = async (tx: Transaction) => {
    const insertedRow: ColumnValues = { id: crypto.randomUUID(), ...row };
    await tx`insert into ${tx(`public.${table}`)} ${tx(insertedRow)}`;
    return { id: insertedRow.id ?? null };
  };
  return {
    table,
    grants: { anon: { insert }, authenticated: staffGrants },
    form,
    columns: READABLE_COLUMNS,
    // outcomes: A allowed, R refused, F filtered (no error, no row)
    //                                     anon, no role, contributor, moderator, editor, admin, super admin
    rules: [
      { operation: 'select', subject: 'a submission', prepareRow: insertFormRow, outcomes: 'R F F F F F A' },
      { operation: 'insert', subject: 'a row of the form', values: () => row, outcomes: 'A A A A A A A' },
      {
        operation: 'insert',
        subject: 'a row with a creation date',
        values: () => ({ ...row, created_at: '2020-01-01T00:00:00+00:00' }),
        outcomes: 'R R R R R R R',
      },
      {
        operation: 'update',
        subject: 'a field of the visitor',
        prepareRow: insertFormRow,
        values: () => ({ [fields[0] ?? '']: 'Autre' }),
        outcomes: 'R R R R R R R',
      },
      ...createFollowUpRules(insertFormRow, row),
      { operation: 'delete', subject: 'a submission', prepareRow: insertFormRow, outcomes: 'R F F F F F A' },
    ],
  };
}
