import { formatFullName } from '@/admin/lib/full-name';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import type { Database } from '@/types/database';
import { parseStoredFollowUp, type StoredFollowUp, type Submission } from '../submission-row';
import {
  type FollowUpTableName,
  getSenderName,
  getSubmissionColumnText,
  hasFollowUp,
  type SubmissionTableName,
} from '../submission-source';

/** Arguments of `list_submissions`. Missing ones do not filter. */
export type SubmissionListArguments = Omit<
  Database['public']['Functions']['list_submissions']['Args'],
  'source' | 'columns'
>;

interface StoredRow {
  id: string;
  sent_at: string;
  fields: unknown;
}

const toSubmission = (source: SubmissionTableName, { id, sent_at, fields }: StoredRow): Submission => ({
  source,
  id,
  sentAt: sent_at,
  fields: fields as Submission['fields'],
});

/** Returns a page of rows with these columns; without `columns`, with all that staff may read. Throws an AppError. */
export async function fetchSubmissionPage(
  source: SubmissionTableName,
  filter: SubmissionListArguments,
  signal: AbortSignal | undefined,
  columns?: string[],
): Promise<Submission[]> {
  const call = supabase.rpc('list_submissions', { ...filter, source, columns }).select('id, sent_at, fields');
  const rows = await unwrap(call, signal);
  return rows.map((row) => toSubmission(source, row));
}

/** Reads one row from the database. Throws an AppError of kind « not-found » when the row is gone. */
async function fetchSubmission(
  source: SubmissionTableName,
  id: string,
  signal?: AbortSignal,
): Promise<Submission> {
  const call = supabase
    .rpc('list_submissions', { source, wanted_id: id, page_size: 1 })
    .select('id, sent_at, fields');
  return toSubmission(source, await unwrap(call.single(), signal));
}

/** Counts the rows of a person in every table, and lists the CVs. */
export async function fetchPersonErasureData(email: string, signal?: AbortSignal) {
  const call = supabase.rpc('find_person', { person: email }).select('row_counts, cv_paths');
  const { row_counts, cv_paths } = await unwrap(call.single(), signal);
  return { countsByTable: row_counts as Record<string, number>, cvPaths: cv_paths };
}

export interface AssignableUser {
  id: string;
  name: string;
}

export const fetchAssignableUsers = (
  source: FollowUpTableName,
  signal: AbortSignal,
): Promise<AssignableUser[]> =>
  unwrap(supabase.rpc('list_assignable_users', { source }).select('id, name'), signal);

export const fetchFollowUp = async (source: FollowUpTableName, id: string): Promise<StoredFollowUp> =>
  parseStoredFollowUp(await fetchSubmission(source, id));

export interface StoredCv {
  /** Name of the file in the bucket. */
  path: string;
  /** Result of private.cv_scan_state: clean, infected, pending or not_scanned. */
  scanState: string;
}

export interface FollowUpDetailData extends StoredFollowUp {
  source: FollowUpTableName;
  /** Name of the person who saved last; null when row security hides it. */
  savedByName: string | null;
}

export interface SubmissionDetailData extends Submission {
  name: string;
  email: string;
  /** Null for the newsletter. */
  followUp: FollowUpDetailData | null;
  cv: StoredCv | null;
}

async function fetchCv(path: string, signal: AbortSignal): Promise<StoredCv> {
  const scanState = await unwrap(supabase.rpc('cv_scan_state', { path }), signal);
  return { path, scanState };
}

/** Returns null when row security hides the account. */
async function fetchAccountName(id: string, signal: AbortSignal): Promise<string | null> {
  const call = supabase.from('profiles').select('first_name, last_name').eq('id', id);
  const [person] = await unwrap(call, signal);
  return person ? formatFullName(person) : null;
}

export async function fetchSubmissionDetail(
  source: SubmissionTableName,
  id: string,
  signal: AbortSignal,
): Promise<SubmissionDetailData> {
  const row = await fetchSubmission(source, id, signal);
  const followUp = parseStoredFollowUp(row);
  const cvPath = getSubmissionColumnText(row.fields, 'cv_path');
  const [savedByName, cv] = await Promise.all([
    followUp.savedBy ? fetchAccountName(followUp.savedBy, signal) : null,
    cvPath ? fetchCv(cvPath, signal) : null,
  ]);
  return {
    ...row,
    name: getSenderName(source, row.fields),
    email: getSubmissionColumnText(row.fields, 'email'),
    followUp: hasFollowUp(source) ? { ...followUp, source, savedByName } : null,
    cv,
  };
}
