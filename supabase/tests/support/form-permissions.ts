import { inboxPermissions, listReadableInboxTabs } from '../../../src/admin/config/inbox-tabs.ts';
import {
  listTabSubmissionTables,
  type SubmissionTableName,
} from '../../../src/admin/features/inbox/submission-source.ts';
import { permissionText } from '../../../src/copy/admin/roles.ts';

/** Permissions, each of which opens one tab of the inbox. */
export const formPermissions: readonly string[] = inboxPermissions;

/** Forms that each permission opens: those of its tab. */
export const FORMS_BY_PERMISSION: Readonly<Record<string, readonly SubmissionTableName[]>> =
  Object.fromEntries(
    inboxPermissions.map((permission) => [
      permission,
      listReadableInboxTabs([permission]).flatMap(listTabSubmissionTables),
    ]),
  );

/** Tables of all submissions, newsletter subscriptions included. */
export const submissionTables: readonly SubmissionTableName[] = Object.values(FORMS_BY_PERMISSION).flat();
/** Pairs of a form permission and a table that it opens. */
export const formPermissionCases = Object.entries(FORMS_BY_PERMISSION).flatMap(([permission, tables]) =>
  tables.map((table) => [permission, table] as const),
);
/** Pairs of a form permission and a table with a follow-up: all but the newsletter's. */
export const followUpPermissionCases = formPermissionCases.filter(
  ([, table]) => table !== 'newsletter_subscriptions',
);

/** Permissions for other screens, which must not open a form. */
export const NON_FORM_PERMISSIONS: readonly string[] = Object.keys(permissionText).filter(
  (permission) => permission !== 'all' && !formPermissions.includes(permission),
);

/** Returns every permission except this form permission and `all`. */
export const listOtherPermissions = (formPermission: string): readonly string[] => [
  ...NON_FORM_PERMISSIONS,
  ...formPermissions.filter((permission) => permission !== formPermission),
];
