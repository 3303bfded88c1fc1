import type { Person } from './actors.ts';
import type { Transaction } from './database.ts';
import {
  type DialogTable,
  insertDialogRow,
  insertMessage,
  insertPerson,
  insertRole,
  insertSubscription,
  newPerson,
} from './fixtures.ts';

/** Forms that each permission opens. */
export const FORMS_BY_PERMISSION = {
  forms_business: ['business_contacts', 'contact_messages'],
  forms_press: ['press_contacts'],
  forms_jobs: ['job_applications'],
  forms_newsletter: ['newsletter_subscriptions'],
} as const;

export type Permission = keyof typeof FORMS_BY_PERMISSION;
export type Source = (typeof FORMS_BY_PERMISSION)[Permission][number];

export const permissions = Object.keys(FORMS_BY_PERMISSION) as Permission[];
export const sources: readonly Source[] = Object.values(FORMS_BY_PERMISSION).flat();
export const formCases = permissions.flatMap((permission) =>
  FORMS_BY_PERMISSION[permission].map((source) => [permission, source] as const),
);
export const followUpCases = formCases.filter(([, source]) => source !== 'newsletter_subscriptions');

/** Permissions for other screens, which must not open a form. */
export const OTHER_PERMISSIONS = [
  ...['content_manage', 'user_manage', 'media_manage', 'content_create', 'content_edit', 'media_upload'],
  ...['content_moderate', 'comment_manage', 'content_draft'],
];

/** Inserts a person whose custom role has these permissions. */
export async function insertPersonWithPermissions(
  tx: Transaction,
  ...permissionKeys: readonly string[]
): Promise<Person> {
  const person = newPerson(await insertRole(tx, permissionKeys));
  await insertPerson(tx, person);
  return person;
}

/** Inserts a row of a form and returns its id. */
export function insertRow(tx: Transaction, source: Source): Promise<string> {
  if (source === 'newsletter_subscriptions') return insertSubscription(tx, 'lectrice@example.org');
  return source === 'contact_messages' ? insertMessage(tx) : insertDialogRow(tx, source as DialogTable);
}
