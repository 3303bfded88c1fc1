import { type DialogTable, dialogRows, insertDialogRow } from '../fixtures.ts';
import { HANDLING_COLUMNS, handlingRules } from '../handling.ts';
import type { TableRules } from '../rules.ts';

/**
 * The same rules for the three dialogs: everybody writes the form's row, super admins read, follow up and erase, nobody
 * changes what was sent.
 */
function dialogRules(table: DialogTable, outOfForm: Record<string, string | null>): TableRules {
  const given = async (tx: Parameters<typeof insertDialogRow>[0]) => ({
    id: await insertDialogRow(tx, table),
  });
  return {
    table,
    columns: [
      'id',
      ...Object.keys(dialogRows[table]),
      ...Object.keys(outOfForm),
      ...HANDLING_COLUMNS,
      'created_at',
    ],
    //                                     anon, no role, contributor, moderator, editor, admin, super admin
    rules: [
      { operation: 'select', subject: 'what was sent', given, outcomes: 'R F F F F F A' },
      {
        operation: 'insert',
        subject: 'the row of the form',
        values: () => dialogRows[table],
        outcomes: 'A A A A A A A',
      },
      {
        operation: 'insert',
        subject: 'a row dated by its sender',
        values: () => ({ ...dialogRows[table], created_at: '2020-01-01T00:00:00+00:00' }),
        outcomes: 'R R R R R R R',
      },
      {
        operation: 'update',
        subject: 'what was sent',
        given,
        values: () => ({ first_name: 'Autre' }),
        outcomes: 'R R R R R R R',
      },
      ...handlingRules(given, dialogRows[table]),
      { operation: 'delete', subject: 'what was sent', given, outcomes: 'R F F F F F A' },
    ],
  };
}

export const businessContactRules = dialogRules('business_contacts', {});
export const pressContactRules = dialogRules('press_contacts', { interview_type: null });
export const jobApplicationRules = dialogRules('job_applications', { cv_path: null });
