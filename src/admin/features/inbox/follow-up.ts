import type { SubmissionStatus } from './submission-source';

/** Columns of the follow-up that staff edit. */
export interface FollowUpValues {
  status: SubmissionStatus;
  note: string;
  assignee: string | null;
  due_on: string | null;
}

export type FollowUpFieldName = keyof FollowUpValues;

/** Fields in the order of the form. */
const followUpFields = [
  'status',
  'assignee',
  'due_on',
  'note',
] as const satisfies readonly FollowUpFieldName[];

export function listChangedFollowUpFields(
  before: FollowUpValues,
  after: FollowUpValues,
): FollowUpFieldName[] {
  return followUpFields.filter((field) => before[field] !== after[field]);
}

export const hasSameFollowUpValues = (row: FollowUpValues, values: Partial<FollowUpValues>): boolean =>
  listChangedFollowUpFields(row, { ...row, ...values }).length === 0;

/** Returns true for an open row of the list whose due date has passed. `state` is the status of its follow-up. */
export function isFollowUpOverdue(
  { state, due_on }: { state: string; due_on: string | null },
  today: string,
): boolean {
  return due_on !== null && due_on < today && (state === 'new' || state === 'in_progress');
}
