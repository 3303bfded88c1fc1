import type { TestPerson } from './actors.ts';
import type { Transaction } from './database.ts';
import {
  createTestPerson,
  type DialogTable,
  insertDialogRow,
  insertMessage,
  insertPerson,
  insertRole,
  insertSubscription,
} from './fixtures.ts';

/** Forms that each permission opens. */
export const FORMS_BY_PERMISSION = {
  forms_business: ['business_contacts', 'contact_messages'],
  forms_press: ['press_contacts'],
  forms_jobs: ['job_applications'],
  forms_newsletter: ['newsletter_subscriptions'],
} as const;

export type FormPermission = keyof typeof FORMS_BY_PERMISSION;
export type SubmissionFormTable = (typeof FORMS_BY_PERMISSION)[FormPermission][number];

export const formPermissions = Object.keys(FORMS_BY_PERMISSION) as FormPermission[];
export const submissionFormTables: readonly SubmissionFormTable[] = Object.values(FORMS_BY_PERMISSION).flat();
export const formCases = formPermissions.flatMap((permission) =>
  FORMS_BY_PERMISSION[permission].map((source) => [permission, source] as const),
);
export const followUpCases = formCases.filter(([, source]) => source !== 'newsletter_subscriptions');

/** Permissions for other screens, which must not open a form. */
export const NON_FORM_PERMISSIONS = [
  ...['content_manage', 'user_manage', 'media_manage', 'content_create', 'content_edit', 'media_upload'],
  ...['content_moderate', 'comment_manage', 'content_draft'],
];

/** Inserts a person whose custom role has these permissions. */
export async function insertPersonWithPermissions(
  tx: Transaction,
  ...permissionKeys: readonly string[]
): Promise<TestPerson> {
  const person = createTestPerson(await insertRole(tx, permissionKeys));
  await insertPerson(tx, person);
  return person;
}

/** Inserts a row of a form and returns its id. */
export function insertSubmissionRow(tx: Transaction, source: SubmissionFormTable): Promise<string> {
  if (source === 'newsletter_subscriptions') return insertSubscription(tx, 'lectrice@example.org');
  return source === 'contact_messages' ? insertMessage(tx) : insertDialogRow(tx, source as DialogTable);
}
