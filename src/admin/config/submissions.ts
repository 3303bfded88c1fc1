import type { submissionColumnLabels } from '@/copy/admin/forms';
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
export function isSubmissionStatus(value: unknown): value is SubmissionStatus {
  return typeof value === 'string' && Object.hasOwn(submissionStatusBadges, value);
}

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

const formatFullName = (fields: SubmissionFields) =>
  `${getSubmissionText(fields, 'first_name')} ${getSubmissionText(fields, 'last_name')}`;

interface SourceDefinition {
  /** Tab that lists its rows. */
  tab: SubmissionTabKey;
  /** Columns of the form, in the order they are shown and exported. */
  columns: readonly SubmissionColumnName[];
  /** Columns that a row of the list shows. */
  listColumns: readonly SubmissionColumnName[];
  /** Returns the name of the sender. */
  name: (fields: SubmissionFields) => string;
  /** Returns the subject in a list; '' for none. */
  subject: (fields: SubmissionFields) => string;
}

/** Tables of the inbox. `private.submission_sources` lists the same tables for the database. */
export const submissionSources = {
  business_contacts: {
    tab: 'business',
    columns: [
      ...(['first_name', 'last_name', 'email', 'phone', 'company', 'position', 'subject', 'budget'] as const),
      ...(['appointment_date', 'time_slot', 'message'] as const),
    ],
    listColumns: ['first_name', 'last_name', 'email', 'subject', 'company'],
    name: formatFullName,
    subject: (fields) =>
      [getSubmissionText(fields, 'subject'), getSubmissionText(fields, 'company')].filter(Boolean).join(', '),
  },
  contact_messages: {
    tab: 'business',
    columns: ['name', 'email', 'subject', 'message'],
    listColumns: ['name', 'email', 'subject'],
    name: (fields) => getSubmissionText(fields, 'name'),
    subject: (fields) => getSubmissionText(fields, 'subject'),
  },
  press_contacts: {
    tab: 'presse',
    columns: [
      ...(['first_name', 'last_name', 'email', 'phone', 'media', 'position', 'type', 'subject'] as const),
      ...(['interview_date', 'deadline', 'interview_type', 'newsletter_subscription', 'message'] as const),
    ],
    listColumns: [
      ...([
        'first_name',
        'last_name',
        'email',
        'subject',
        'type',
        'media',
        'newsletter_subscription',
      ] as const),
    ],
    name: formatFullName,
    subject: (fields) =>
      [
        getSubmissionText(fields, 'subject') || getSubmissionText(fields, 'type'),
        getSubmissionText(fields, 'media'),
      ]
        .filter(Boolean)
        .join(', '),
  },
  job_applications: {
    tab: 'candidatures',
    columns: [
      ...([
        'first_name',
        'last_name',
        'email',
        'phone',
        'address',
        'city',
        'job_title',
        'department',
      ] as const),
      ...(['experience', 'education', 'skills', 'availability', 'salary', 'remote', 'relocate'] as const),
      ...(['portfolio', 'linkedin', 'gdpr_consent', 'cv_path', 'motivation', 'cover_letter'] as const),
    ],
    listColumns: ['first_name', 'last_name', 'email', 'job_title'],
    name: formatFullName,
    subject: (fields) => getSubmissionText(fields, 'job_title'),
  },
  newsletter_subscriptions: {
    tab: 'newsletter',
    columns: ['email', 'audience', 'confirmation_asked_at', 'is_active'],
    listColumns: ['email', 'audience', 'is_active'],
    name: (fields) => getSubmissionText(fields, 'email'),
    subject: () => '',
  },
} as const satisfies Record<string, SourceDefinition>;

/** Table of the inbox. */
export type SubmissionSource = keyof typeof submissionSources;

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
