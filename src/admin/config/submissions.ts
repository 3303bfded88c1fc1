import { isAllowed, type Permission, type Permissions } from './roles';

/** Where a submission stands, in the order of its life; the database's CHECK holds the same words. */
export const submissionStatuses = {
  new: { label: 'Nouveau', tone: 'default' },
  in_progress: { label: 'En cours', tone: 'secondary' },
  done: { label: 'Traité', tone: 'success' },
  spam: { label: 'Spam', tone: 'outline' },
} as const;

/** Key of `submissionStatuses`. */
export type SubmissionStatus = keyof typeof submissionStatuses;

/** True for a status the database knows. */
export function isSubmissionStatus(value: string | null | undefined): value is SubmissionStatus {
  return typeof value === 'string' && Object.hasOwn(submissionStatuses, value);
}

/** The four tabs (specification 2.18), each with the tables it lists. */
export const submissionTabs = {
  business: ['business_contacts', 'contact_messages'],
  presse: ['press_contacts'],
  candidatures: ['job_applications'],
  newsletter: ['newsletter_subscriptions'],
} as const;

/** Key of a tab, as the address has it. */
export type SubmissionTab = keyof typeof submissionTabs;
/** Table a submission is in. */
export type SubmissionSource = (typeof submissionTabs)[SubmissionTab][number];

/** Tables whose rows staff follow up; the newsletter is only switched on and off. */
export type HandledSource = Exclude<SubmissionSource, 'newsletter_subscriptions'>;

/** Permission that opens a tab; the database has the same list (`private.forms_permission`). */
const tabPermissions: Record<SubmissionTab, Permission> = {
  business: 'forms_business',
  presse: 'forms_press',
  candidatures: 'forms_jobs',
  newsletter: 'forms_newsletter',
};

export const tabKeys = Object.keys(submissionTabs) as SubmissionTab[];

/** The tabs somebody may read, in their order. */
export function readableTabs(permissions: Permissions): readonly SubmissionTab[] {
  return tabKeys.filter((tab) => isAllowed(permissions, tabPermissions[tab]));
}

/** Longest note, as the database has it. */
export const noteLength = 5000;
