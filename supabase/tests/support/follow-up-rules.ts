import { peopleByActor } from './actors.ts';
import { getDateInDays } from './date-in-days.ts';
import { type AccessRule, type ColumnValues, type PrepareRow, ruleBuilder } from './rules.ts';

/** Follow-up columns that visitors may not send, each with the end of the test title. */
export const FORBIDDEN_FOLLOW_UP_CASES: readonly (readonly [string, ColumnValues])[] = [
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
export function createFollowUpAccessRules(prepareRow: PrepareRow, row: ColumnValues): AccessRule[] {
  return [
    ...FORBIDDEN_FOLLOW_UP_CASES.map(([titleEnd, followUp]) =>
      ruleBuilder.insert('R R R R R R R', `a submission ${titleEnd}`, { ...row, ...followUp }),
    ),
    // A allowed, R refused, F filtered. Order: anon, no role, contributor, moderator, editor, admin, super admin
    ruleBuilder.update('R F F F F F A', 'status, assignee, due date and note', prepareRow, {
      status: 'in_progress',
      note: 'Rappeler lundi',
      assignee: peopleByActor['super admin'].id,
      due_on: getDateInDays(3),
    }),
    ruleBuilder.update('R R R R R R R', 'its handler', prepareRow, { handled_by: peopleByActor.admin.id }),
    ruleBuilder.update('R R R R R R R', 'its version', prepareRow, { version: 7 }),
    ruleBuilder.update('R R R R R R R', 'its creation date', prepareRow, {
      created_at: '2020-01-01T00:00:00+00:00',
    }),
  ];
}
