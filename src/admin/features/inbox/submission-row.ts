import {
  hasFollowUp,
  isSubmissionStatus,
  readText,
  type SubmissionFields,
  submissionSources,
} from '@/admin/config/submissions';
import type { SubmissionKey } from './submission-params';

/** A stored row with what its form sent, or a part of it. */
export interface Submission extends SubmissionKey {
  /** When it was sent, as the database wrote it. */
  at: string;
  fields: SubmissionFields;
}

/** A row of a list, of one shape for every table. */
export interface SubmissionRow extends SubmissionKey {
  /** When it was sent, as the database wrote it. */
  at: string;
  name: string;
  email: string;
  subject: string;
  /** A status, or `active` and `inactive` for the newsletter. */
  state: string;
  /** The person it is assigned to; null for none. */
  assignee: string | null;
  /** Day by which it must be done; null for none. */
  dueOn: string | null;
  /** Also subscribes to the press newsletter. */
  pressNewsletter: boolean;
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

/** Columns that staff fill and a list shows. */
export const followUpListColumns = ['status', 'assignee', 'due_on'];

/** Returns what a list shows of a stored row. */
export function toListRow({ source, id, at, fields }: Submission): SubmissionRow {
  const { name, subject } = submissionSources[source];
  return {
    source,
    id,
    at,
    name: name(fields),
    email: readText(fields, 'email'),
    subject: subject(fields),
    state: hasFollowUp(source)
      ? readText(fields, 'status')
      : fields.is_active === true
        ? 'active'
        : 'inactive',
    assignee: textOrNull(fields.assignee),
    dueOn: textOrNull(fields.due_on),
    pressNewsletter: fields.newsletter_subscription === true,
  };
}

/** Follow-up of a row, as it is stored. */
export interface StoredFollowUp {
  /** Counts the saves: a save names the version it was written over. */
  version: number;
  status: ReturnType<typeof toStatus>;
  note: string;
  assignee: string | null;
  dueOn: string | null;
  /** When it was last saved; null for never. */
  at: string | null;
  /** Account that saved last; null before the first save and once the account is deleted. */
  by: string | null;
}

const toStatus = (value: unknown) => (isSubmissionStatus(value) ? value : 'new');

/** Returns the follow-up of a stored row. */
export function toFollowUp({ fields }: Submission): StoredFollowUp {
  return {
    version: Number(fields.version),
    status: toStatus(fields.status),
    note: readText(fields, 'note'),
    assignee: textOrNull(fields.assignee),
    dueOn: textOrNull(fields.due_on),
    at: textOrNull(fields.handled_at),
    by: textOrNull(fields.handled_by),
  };
}

interface Dated {
  id: string;
  at: string;
}

/** Compares two rows in the order of the lists: newest first, then by id. Timestamps of PostgREST compare as text. */
export function compareRows(one: Dated, other: Dated): number {
  if (one.at !== other.at) return one.at < other.at ? 1 : -1;
  return one.id < other.id ? -1 : 1;
}

/** Merges several lists in the order they are read: backwards when the page is read from its end. */
export function mergeLists<Row extends Dated>(lists: readonly Row[][], backwards: boolean): Row[] {
  const merged = lists.flat().sort(compareRows);
  return backwards ? merged.reverse() : merged;
}
