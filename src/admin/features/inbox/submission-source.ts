import { createKeyGuard } from '@/admin/lib/create-key-guard';
import { type submissionColumnLabels, submissionSources } from '@/copy/admin/submission-sources';
import { hasAnyPermission, type Permission, type PermissionList } from './roles';

/** Follow-up statuses in order. A CHECK of the database allows the same values. */
export const submissionStatusBadges = {
  new: { label: 'Nouveau', tone: 'default' },
  in_progress: { label: 'En cours', tone: 'secondary' },
  done: { label: 'Traité', tone: 'success' },
  spam: { label: 'Spam', tone: 'outline' },
} as const;

/** Key of `submissionStatusBadges`. */
export type SubmissionStatus = keyof typeof submissionStatusBadges;

/** Returns true for a status of the database. */
export const isSubmissionStatus = createKeyGuard(submissionStatusBadges);

/** Permission of each tab of the inbox (specification 2.18), in their order. */
const tabPermissions = {
  business: 'forms_business',
  presse: 'forms_press',
  candidatures: 'forms_jobs',
  newsletter: 'forms_newsletter',
} as const satisfies Record<string, Permission>;

/** Key of a tab in the address. */
export type SubmissionTabKey = keyof typeof tabPermissions;

/** Permissions that open at least one tab. */
export const formPermissions: readonly Permission[] = Object.values(tabPermissions);

export const submissionTabKeys = Object.keys(tabPermissions) as SubmissionTabKey[];

/** Column of a form table. */
export type SubmissionColumnName = keyof typeof submissionColumnLabels;

/** Values of a stored row, by column. */
export type SubmissionFields = Readonly<Record<string, unknown>>;

/** Returns the text of a column; '' for an empty or absent one. */
export function getSubmissionText(
  fields: SubmissionFields,
  name: SubmissionColumnName | 'status' | 'note',
): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}

/** Table of the inbox. */
export type SubmissionSource = keyof typeof submissionSources;

/** Returns the name of the sender. */
export function getSenderName(source: SubmissionSource, fields: SubmissionFields): string {
  const names: readonly SubmissionColumnName[] = submissionSources[source].nameColumns;
  return names.map((name) => getSubmissionText(fields, name)).join(' ');
}

/** Returns the subject in a list; '' for none. */
export function getSubmissionSubject(source: SubmissionSource, fields: SubmissionFields): string {
  const parts: readonly (readonly SubmissionColumnName[])[] = submissionSources[source].subjectColumns;
  // each part is the first of its columns that has a text
  const partTexts = parts.map((names) => names.map((name) => getSubmissionText(fields, name)).find(Boolean));
  return partTexts.filter(Boolean).join(', ');
}

/** Table whose rows staff follow up; a subscription is only active or not. */
export type FollowUpTable = Exclude<SubmissionSource, 'newsletter_subscriptions'>;

/** Returns true for a table whose rows staff follow up. */
export function hasFollowUp(source: SubmissionSource): source is FollowUpTable {
  return source !== 'newsletter_subscriptions';
}

/** Returns the tables that a tab lists. */
export function listTabSources(tab: SubmissionTabKey): SubmissionSource[] {
  const sources = Object.keys(submissionSources) as SubmissionSource[];
  return sources.filter((source) => submissionSources[source].tab === tab);
}

/** Returns true for the first table of a tab, whose rows need no label. */
export const isMainSourceOfTab = (source: SubmissionSource) =>
  listTabSources(submissionSources[source].tab)[0] === source;

/** Returns the tabs that these permissions open, in their order. */
export function listReadableTabs(permissions: PermissionList): readonly SubmissionTabKey[] {
  return submissionTabKeys.filter((tab) => hasAnyPermission(permissions, tabPermissions[tab]));
}

/** Longest note, in characters. The database checks the same limit. */
export const maxNoteLength = 5000;
