import {
  listTabSources,
  type SubmissionSource,
} from '../../../src/admin/features/inbox/submission-source.ts';
import { formRows } from './all-rules.ts';
import type { Transaction } from './database.ts';

export type FormPermission = 'forms_business' | 'forms_press' | 'forms_jobs' | 'forms_newsletter';

/** Forms that each permission opens: those of its tab. */
export const FORMS_BY_PERMISSION: Readonly<Record<FormPermission, readonly SubmissionSource[]>> = {
  forms_business: listTabSources('business'),
  forms_press: listTabSources('presse'),
  forms_jobs: listTabSources('candidatures'),
  forms_newsletter: listTabSources('newsletter'),
};

export const formPermissions = Object.keys(FORMS_BY_PERMISSION) as FormPermission[];
export const submissionFormTables: readonly SubmissionSource[] = Object.values(FORMS_BY_PERMISSION).flat();
export const formCases = formPermissions.flatMap((permission) =>
  FORMS_BY_PERMISSION[permission].map((source) => [permission, source] as const),
);
export const followUpCases = formCases.filter(([, source]) => source !== 'newsletter_subscriptions');

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

/** Inserts a row of a form and returns its id. */
export async function insertSubmissionRow(tx: Transaction, source: SubmissionSource): Promise<string> {
  const id = crypto.randomUUID();
  const row = formRows[source] ?? { email: 'lectrice@example.org' };
  await tx`insert into ${tx(`public.${source}`)} ${tx({ id, ...row })}`;
  return id;
}
