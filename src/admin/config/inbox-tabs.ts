import { hasAnyPermission, type OwnPermissions, type Permission } from './roles';

/** Permission of each tab of the inbox (specification 2.18), in their order. */
const tabPermissions = {
  business: 'forms_business',
  presse: 'forms_press',
  candidatures: 'forms_jobs',
  newsletter: 'forms_newsletter',
} as const satisfies Record<string, Permission>;

/** Key of a tab of the inbox, as the address contains it. */
export type InboxTabKey = keyof typeof tabPermissions;

export const inboxTabKeys = Object.keys(tabPermissions) as InboxTabKey[];

/** Permissions that open at least one tab. */
export const inboxPermissions: readonly Permission[] = Object.values(tabPermissions);

export function listReadableInboxTabs(permissions: OwnPermissions): readonly InboxTabKey[] {
  return inboxTabKeys.filter((tab) => hasAnyPermission(permissions, tabPermissions[tab]));
}
