import type { SubmissionStatus } from '@/admin/config/submissions';

/** What staff make of a submission. */
export interface HandlingValues {
  status: SubmissionStatus;
  note: string;
  /** Whose it is to deal with; null for nobody's. */
  assignee: string | null;
  /** The day by which, null for none. */
  dueOn: string | null;
}

/** A part of it. */
export type HandlingField = keyof HandlingValues;

/** In the order of the form. */
const handlingFields = ['status', 'assignee', 'dueOn', 'note'] as const satisfies readonly HandlingField[];

/** The parts that two states of a row do not share. */
export function changedFields(before: HandlingValues, after: HandlingValues): HandlingField[] {
  return handlingFields.filter((field) => before[field] !== after[field]);
}

/** What a colleague saved meanwhile, with what was typed here in its place: nothing typed is lost, nor what was left alone. */
export function mergeHandling(
  typed: HandlingValues,
  opened: HandlingValues,
  stored: HandlingValues,
): HandlingValues {
  const mine = changedFields(opened, typed).map((field) => [field, typed[field]]);
  return { ...stored, ...Object.fromEntries(mine) };
}

/** Whether the day is over and the work is not. */
export function isLate({ state, dueOn }: { state: string; dueOn: string | null }, today: string): boolean {
  return dueOn !== null && dueOn < today && (state === 'new' || state === 'in_progress');
}
