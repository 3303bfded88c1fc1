import type { SubmissionKey } from './submission-params';

/** A row of a list, the same shape for every table. */
export interface SubmissionRow extends SubmissionKey {
  /** When it was sent, as the database wrote it. */
  at: string;
  name: string;
  email: string;
  subject: string;
  /** A status, or `active` and `inactive` for the newsletter. */
  state: string;
  /** Whose it is to deal with; null for nobody's. */
  assignee: string | null;
  /** By when. */
  dueOn: string | null;
  /** Also subscribes to the press newsletter. */
  pressNewsletter: boolean;
}

interface Dated {
  id: string;
  at: string;
}

/** Order of the lists: newest first, then by id. Timestamps of PostgREST compare as text, to the microsecond. */
export function inListOrder(one: Dated, other: Dated): number {
  if (one.at !== other.at) return one.at < other.at ? 1 : -1;
  return one.id < other.id ? -1 : 1;
}

/** One list out of several, in the order they are read: backwards when the page is read from its end. */
export function mergeLists<Row extends Dated>(lists: readonly Row[][], backwards: boolean): Row[] {
  const merged = lists.flat().sort(inListOrder);
  return backwards ? merged.reverse() : merged;
}
