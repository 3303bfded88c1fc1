import type { SubmissionStatus } from './submission-source';

/** Values of the follow-up of a submission, by column. */
export interface FollowUpValues {
  status: SubmissionStatus;
  note: string;
  /** Assignee; null for none. */
  assignee: string | null;
  /** Due date; null for none. */
  due_on: string | null;
}

/** Name of one follow-up column that staff can change. */
export type FollowUpField = keyof FollowUpValues;

/** Fields in the order of the form. */
const followUpFields = ['status', 'assignee', 'due_on', 'note'] as const satisfies readonly FollowUpField[];

/** Returns the fields in which two states of a row differ. */
export function listChangedFollowUpFields(before: FollowUpValues, after: FollowUpValues): FollowUpField[] {
  return followUpFields.filter((field) => before[field] !== after[field]);
}

/** Returns true when the follow-up of a row already equals these values. */
export const hasSameFollowUpValues = (row: FollowUpValues, values: Partial<FollowUpValues>): boolean =>
  listChangedFollowUpFields(row, { ...row, ...values }).length === 0;

/** Returns true for an open row of the list whose due date has passed. `state` is the status of its follow-up. */
export function isFollowUpOverdue(
  { state, due_on }: { state: string; due_on: string | null },
  today: string,
): boolean {
  return due_on !== null && due_on < today && (state === 'new' || state === 'in_progress');
}
