import type { InboxTabKey } from '@/admin/config/inbox-tabs';
import { createKeyTypeGuard } from '@/admin/lib/create-key-type-guard';
import { type submissionColumnLabels, submissionSources } from '@/copy/admin/submission-sources';

/** Badges of the follow-up statuses, in order. A CHECK of the database allows the same statuses. */
export const submissionStatusBadges = {
  new: { label: 'Nouveau', tone: 'default' },
  in_progress: { label: 'En cours', tone: 'secondary' },
  done: { label: 'Traité', tone: 'success' },
  spam: { label: 'Spam', tone: 'outline' },
} as const;

export type SubmissionStatus = keyof typeof submissionStatusBadges;

export const isSubmissionStatus = createKeyTypeGuard(submissionStatusBadges);

export type SubmissionColumnName = keyof typeof submissionColumnLabels;

export type SubmissionValues = Readonly<Record<string, unknown>>;

/** Returns the text of a column; '' for an empty or absent one. */
export function getSubmissionColumnText(
  fields: SubmissionValues,
  name: SubmissionColumnName | 'status' | 'note',
): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}

export type SubmissionTableName = keyof typeof submissionSources;

export function getSenderName(source: SubmissionTableName, fields: SubmissionValues): string {
  const names: readonly SubmissionColumnName[] = submissionSources[source].nameColumns;
  return names.map((name) => getSubmissionColumnText(fields, name)).join(' ');
}

/** Returns the subject in a list; '' for none. */
export function getSubmissionSubject(source: SubmissionTableName, fields: SubmissionValues): string {
  const parts: readonly (readonly SubmissionColumnName[])[] = submissionSources[source].subjectColumns;
  // Each part lists columns, of which the first with a text counts.
  const partTexts = parts.map((names) =>
    names.map((name) => getSubmissionColumnText(fields, name)).find(Boolean),
  );
  return partTexts.filter(Boolean).join(', ');
}

/** Table with a follow-up of its rows; a subscription is only active or not. */
export type FollowUpTableName = Exclude<SubmissionTableName, 'newsletter_subscriptions'>;

export function hasFollowUp(source: SubmissionTableName): source is FollowUpTableName {
  return source !== 'newsletter_subscriptions';
}

/** Returns the tables of a tab, in the order of `submissionSources`. */
export function listTabSubmissionTables(tab: InboxTabKey): SubmissionTableName[] {
  const sources = Object.keys(submissionSources) as SubmissionTableName[];
  return sources.filter((source) => submissionSources[source].tab === tab);
}

/** Returns true for the first table of a tab, whose rows need no label. */
export const isFirstSourceOfTab = (source: SubmissionTableName) =>
  listTabSubmissionTables(submissionSources[source].tab)[0] === source;

/** Longest note, in characters. The database checks the same limit. */
export const maxNoteLength = 5000;
