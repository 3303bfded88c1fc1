import { peopleByActor } from './actors.ts';
import { getDateInDays } from './date-in-days.ts';
import type { AccessRule, ColumnValues } from './rules.ts';

/** Follow-up columns that visitors may not send, each with the end of the test title. */
export const FORBIDDEN_FOLLOW_UPS: readonly (readonly [string, ColumnValues])[] = [
  ['with a status', { status: 'done' }],
  ['with a note', { note: 'Rappeler' }],
  ['with an assignee', { assignee: peopleByActor['super admin'].id }],
  ['with a due date', { due_on: getDateInDays(3) }],
  ['with a version', { version: 7 }],
  ['with a handler', { handled_by: peopleByActor['super admin'].id }],
  ['with a handling date', { handled_at: '2020-01-01T00:00:00+00:00' }],
];

/**
 * Returns the follow-up rules of a form table. Staff set status, note, assignee and due date. The database sets
 * the handler and the date. Visitors set none of them.
 */
export function createFollowUpRules(
  prepareRow: NonNullable<AccessRule['prepareRow']>,
  row: ColumnValues,
): AccessRule[] {
  return [
    ...FORBIDDEN_FOLLOW_UPS.map(
      ([titleEnd, followUp]): AccessRule => ({
        operation: 'insert',
        subject: `a submission ${titleEnd}`,
        values: () => ({ ...row, ...followUp }),
        outcomes: 'R R R R R R R',
      }),
    ),
    // outcomes: A allowed, R refused, F filtered (no error, no row)
    //                       anon, no role, contributor, moderator, editor, admin, super admin
    {
      operation: 'update',
      subject: 'status, assignee, due date and note',
      prepareRow,
      values: () => ({
        ...{ status: 'in_progress', note: 'Rappeler lundi' },
        ...{ assignee: peopleByActor['super admin'].id, due_on: getDateInDays(3) },
      }),
      outcomes: 'R F F F F F A',
    },
    {
      operation: 'update',
      subject: 'its handler',
      prepareRow,
      values: () => ({ handled_by: peopleByActor.admin.id }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'update',
      subject: 'its version',
      prepareRow,
      values: () => ({ version: 7 }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'update',
      subject: 'its creation date',
      prepareRow,
      values: () => ({ created_at: '2020-01-01T00:00:00+00:00' }),
      outcomes: 'R R R R R R R',
    },
  ];
}
