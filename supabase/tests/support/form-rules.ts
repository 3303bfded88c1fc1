import type { Transaction } from './database.ts';
import { handlingRules } from './handling.ts';
import type { Form, RoleGrants, TableRules, Values } from './rules.ts';

/** Columns of the follow-up by staff. */
const FOLLOW_UP_COLUMNS = ['status', 'note', 'assignee', 'due_on'];

/** Columns that staff read in the table, without personal data. */
const READABLE = ['id', 'created_at', 'status', 'assignee', 'due_on', 'handled_by', 'handled_at', 'version'];

/** Columns outside the form. */
interface OtherColumns {
  /** Columns that visitors may send too. */
  readonly sent?: readonly string[];
}

/**
 * Returns the rules of a form table that staff follow up. Every actor inserts the form's row. Super admins
 * read, follow up and erase it. No one changes the visitor's fields.
 */
export function formRules<const Row extends Values>(
  table: string,
  form: Form<Row>,
  { sent = [] }: OtherColumns = {},
): TableRules & { readonly form: Form<Row> } {
  const { row } = form;
  const fields = Object.keys(row);
  const insert = [...fields, ...sent];
  const handled: RoleGrants = { select: READABLE, insert, update: FOLLOW_UP_COLUMNS, delete: true };
  const insertFormRow = async (tx: Transaction) => {
    const put: Values = { id: crypto.randomUUID(), ...row };
    await tx`insert into ${tx(`public.${table}`)} ${tx(put)}`;
    return { id: put.id ?? null };
  };
  return {
    table,
    grants: { anon: { insert }, authenticated: handled },
    form,
    columns: READABLE,
    //                                     anon, no role, contributor, moderator, editor, admin, super admin
    rules: [
      { operation: 'select', subject: 'what was sent', given: insertFormRow, outcomes: 'R F F F F F A' },
      { operation: 'insert', subject: 'the row of the form', values: () => row, outcomes: 'A A A A A A A' },
      {
        operation: 'insert',
        subject: 'a row dated by its sender',
        values: () => ({ ...row, created_at: '2020-01-01T00:00:00+00:00' }),
        outcomes: 'R R R R R R R',
      },
      {
        operation: 'update',
        subject: 'what was sent',
        given: insertFormRow,
        values: () => ({ [fields[0] ?? '']: 'Autre' }),
        outcomes: 'R R R R R R R',
      },
      ...handlingRules(insertFormRow, row),
      { operation: 'delete', subject: 'what was sent', given: insertFormRow, outcomes: 'R F F F F F A' },
    ],
  };
}
