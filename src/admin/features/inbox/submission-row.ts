import type { FollowUpValues } from './follow-up';
import type { SubmissionKey } from './submission-params';
import {
  getSenderName,
  getSubmissionColumnText,
  getSubmissionSubject,
  hasFollowUp,
  isSubmissionStatus,
  type SubmissionValues,
} from './submission-source';

/** Stored row of one table, with all or some of its columns. */
export interface Submission extends SubmissionKey {
  /** Date of the submission, as a timestamp of the database. */
  sentAt: string;
  fields: SubmissionValues;
}

/** Row of a list. All tables share this shape. */
export interface SubmissionRow extends SubmissionKey {
  sentAt: string;
  name: string;
  email: string;
  subject: string;
  /** Status; `active` or `inactive` for the newsletter. */
  state: string;
  /** Version of the follow-up; 0 for the newsletter. */
  version: number;
  assignee: string | null;
  due_on: string | null;
  /** True for a subscription to the press newsletter, or a press request that asks for it. */
  wantsPressNewsletter: boolean;
}

const toTextOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

export const followUpListColumns = ['status', 'assignee', 'due_on', 'version'];

export function toSubmissionRow({ source, id, sentAt, fields }: Submission): SubmissionRow {
  const subscriptionState = fields.is_active === true ? 'active' : 'inactive';
  return {
    source,
    id,
    sentAt,
    name: getSenderName(source, fields),
    email: getSubmissionColumnText(fields, 'email'),
    subject: getSubmissionSubject(source, fields),
    state: hasFollowUp(source) ? getSubmissionColumnText(fields, 'status') : subscriptionState,
    version: Number(fields.version ?? 0),
    assignee: toTextOrNull(fields.assignee),
    due_on: toTextOrNull(fields.due_on),
    wantsPressNewsletter: fields.newsletter_subscription === true || fields.audience === 'press',
  };
}

/** Follow-up of a row, with its version and last save. */
export interface StoredFollowUp extends FollowUpValues {
  /** Incremented by each save. */
  version: number;
  /** Date of the last save; null for never. */
  updated_at: string | null;
  /** Account that saved last; null before the first save or for a deleted account. */
  savedBy: string | null;
}

export function parseStoredFollowUp({ fields }: Submission): StoredFollowUp {
  return {
    version: Number(fields.version),
    status: isSubmissionStatus(fields.status) ? fields.status : 'new',
    note: getSubmissionColumnText(fields, 'note'),
    assignee: toTextOrNull(fields.assignee),
    due_on: toTextOrNull(fields.due_on),
    updated_at: toTextOrNull(fields.handled_at),
    savedBy: toTextOrNull(fields.handled_by),
  };
}

interface DatedRow {
  id: string;
  sentAt: string;
}

/** Compares two rows in the order of the lists: newest first, then by id. PostgREST's timestamps, all in UTC, sort as text. */
export function compareSubmissionRows(first: DatedRow, second: DatedRow): number {
  if (first.sentAt !== second.sentAt) return first.sentAt < second.sentAt ? 1 : -1;
  return first.id < second.id ? -1 : 1;
}

/** Merges sorted lists. `isBackwards` reverses the order, for a page that is read from its end. */
export function mergeSortedRows<Row extends DatedRow>(
  lists: readonly Row[][],
  { isBackwards }: { isBackwards: boolean },
): Row[] {
  const mergedRows = lists.flat().sort(compareSubmissionRows);
  return isBackwards ? mergedRows.reverse() : mergedRows;
}
