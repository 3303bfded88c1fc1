import { people } from './actors.ts';
import { inDays } from './in-days.ts';
import type { Rule, Values } from './rules.ts';

/** Follow-up columns that visitors may not send, each with the end of the test title. */
export const HANDLED_ALREADY: readonly (readonly [string, Values])[] = [
  ['that is done already', { status: 'done' }],
  ['with a note', { note: 'Rappeler' }],
  ['that is somebody’s', { assignee: people['super admin'].id }],
  ['with a date', { due_on: inDays(3) }],
  ['of a later version', { version: 7 }],
  ['signed as handled', { handled_by: people['super admin'].id }],
  ['dated as handled', { handled_at: '2020-01-01T00:00:00+00:00' }],
];

/**
 * Returns the follow-up rules of a form table: staff set status, assignee and deadline, the database adds who
 * and when, visitors send none.
 */
export function handlingRules(given: NonNullable<Rule['given']>, row: Values): Rule[] {
  return [
    ...HANDLED_ALREADY.map(
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
      subject: 'where it stands, whose it is, by when, and the note',
      given,
      values: () => ({
        ...{ status: 'in_progress', note: 'Rappeler lundi' },
        ...{ assignee: people['super admin'].id, due_on: inDays(3) },
      }),
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
      subject: 'how often it was saved',
      given,
      values: () => ({ version: 7 }),
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
