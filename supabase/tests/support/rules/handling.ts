import { people } from '../actors.ts';
import type { Rule, Values } from '../rules.ts';

/** What staff add to a submission. */
export const HANDLING_COLUMNS = ['status', 'note', 'handled_by', 'handled_at'] as const;

/** The same for the four tables: super admins set status and note, the database signs, visitors send none of it. */
export function handlingRules(given: NonNullable<Rule['given']>, row: Values): Rule[] {
  const inserts: [string, Values][] = [
    ['that is done already', { status: 'done' }],
    ['with a note', { note: 'Rappeler' }],
    ['signed as handled', { handled_by: people['super admin'].id }],
    ['dated as handled', { handled_at: '2020-01-01T00:00:00+00:00' }],
  ];
  return [
    ...inserts.map(
      ([what, more]): Rule => ({
        operation: 'insert',
        subject: `a submission ${what}`,
        values: () => ({ ...row, ...more }),
        outcomes: 'R R R R R R R',
      }),
    ),
    //                       anon, no role, contributor, moderator, editor, admin, super admin
    {
      operation: 'update',
      subject: 'where it stands, and the note',
      given,
      values: () => ({ status: 'in_progress', note: 'Rappeler lundi' }),
      outcomes: 'R F F F F F A',
    },
    {
      operation: 'update',
      subject: 'who handled it',
      given,
      values: () => ({ handled_by: people.admin.id }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'update',
      subject: 'when it was sent',
      given,
      values: () => ({ created_at: '2020-01-01T00:00:00+00:00' }),
      outcomes: 'R R R R R R R',
    },
  ];
}
