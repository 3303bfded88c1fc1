import {
  listTabSubmissionTables,
  type SubmissionTableName,
} from '../../../src/admin/features/inbox/submission-source.ts';

/** Permission that opens one tab of the inbox. */
export type FormPermission = 'forms_business' | 'forms_press' | 'forms_jobs' | 'forms_newsletter';

/** Forms that each permission opens: those of its tab. */
export const FORMS_BY_PERMISSION: Readonly<Record<FormPermission, readonly SubmissionTableName[]>> = {
  forms_business: listTabSubmissionTables('business'),
  forms_press: listTabSubmissionTables('presse'),
  forms_jobs: listTabSubmissionTables('candidatures'),
  forms_newsletter: listTabSubmissionTables('newsletter'),
};

export const formPermissions = Object.keys(FORMS_BY_PERMISSION) as FormPermission[];
/** Tables of all submissions, newsletter subscriptions included. */
export const submissionTables: readonly SubmissionTableName[] = Object.values(FORMS_BY_PERMISSION).flat();
/** Pairs of a form permission and a table that it opens. */
export const formPermissionCases = formPermissions.flatMap((permission) =>
  FORMS_BY_PERMISSION[permission].map((source) => [permission, source] as const),
);
/** Pairs of a form permission and a table with a follow-up: all but the newsletter's. */
export const followUpPermissionCases = formPermissionCases.filter(
  ([, source]) => source !== 'newsletter_subscriptions',
);

/** Permissions for other screens, which must not open a form. */
export const NON_FORM_PERMISSIONS = [
  'content_manage',
  'user_manage',
  'media_manage',
  'content_create',
  'content_edit',
  'media_upload',
  'content_moderate',
  'comment_manage',
  'content_draft',
];
