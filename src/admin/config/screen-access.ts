import { paths } from '@/shared/lib/paths';
import { inboxPermissions } from './inbox-tabs';
import { hasAnyPermission, type OwnPermissions, type Permission } from './roles';

export interface ScreenAccessRights {
  permissions: OwnPermissions;
  /** False while the roles are unknown. */
  hasNoRole: boolean;
}

interface ScreenRule {
  /** One of these permissions is enough to open the screen. Without a list, any role opens it. */
  openPermissions?: readonly Permission[];
  /** One of these permissions is enough to change the screen's data. Without a list, only the permission `all` is enough. */
  editPermissions?: readonly Permission[];
}

const accountsRule: ScreenRule = { openPermissions: ['user_manage'], editPermissions: ['user_manage'] };
const siteTextsRule: ScreenRule = { editPermissions: ['content_edit', 'content_manage'] };

/**
 * Access rules by path. A screen without a rule opens for any role. Row security enforces the rights: the rules only
 * decide what the back office offers.
 */
const screenRules: Readonly<Record<string, ScreenRule>> = {
  [paths.admin.collections]: siteTextsRule,
  [paths.admin.guide]: siteTextsRule,
  [paths.admin.contentBin]: { openPermissions: ['content_manage', 'content_create', 'content_draft'] },
  [paths.admin.mediaBin]: { openPermissions: ['media_manage'] },
  [paths.admin.forms]: { openPermissions: inboxPermissions },
  [paths.admin.campaigns]: { openPermissions: ['forms_newsletter'] },
  '/admin/users': accountsRule,
  '/admin/activity': accountsRule,
  '/admin/settings': { editPermissions: ['user_manage'] },
};

/** Returns true when this person may open the screen, or when the rights are unknown. The dashboard needs no role. */
export function mayOpenScreen(path: string, { permissions, hasNoRole }: ScreenAccessRights): boolean {
  if (path === paths.admin.dashboard) return true;
  const openPermissions = screenRules[path]?.openPermissions;
  return openPermissions ? hasAnyPermission(permissions, ...openPermissions) : !hasNoRole;
}

export const mayEditScreen = (path: string, permissions: OwnPermissions): boolean =>
  hasAnyPermission(permissions, ...(screenRules[path]?.editPermissions ?? []));
