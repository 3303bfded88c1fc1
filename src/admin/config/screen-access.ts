import { paths } from '@/shared/lib/paths';
import { hasAnyPermission, type Permission, type PermissionList } from './roles';
import { formPermissions } from './submissions';

/** Person at the screen. */
export interface ScreenUser {
  permissions: PermissionList;
  /** Null while loading. */
  hasRole: boolean | null;
}

interface ScreenRule {
  /** One of them opens the screen; without a list, any role does. */
  open?: readonly Permission[];
  /** One of them changes what the screen shows. */
  edit?: readonly Permission[];
}

const people: ScreenRule = { open: ['user_manage'], edit: ['user_manage'] };
const siteTexts: ScreenRule = { edit: ['content_edit', 'content_manage'] };

/** Rules of the screens. Row security decides; routes, palette and dashboard only explain. */
const screenRules: Readonly<Record<string, ScreenRule>> = {
  [paths.admin.collections]: siteTexts,
  [paths.admin.guide]: siteTexts,
  [paths.admin.mediaBin]: { open: ['media_manage'] },
  [paths.admin.forms]: { open: formPermissions },
  [paths.admin.campaigns]: { open: ['forms_newsletter'] },
  '/admin/users': people,
  '/admin/activity': people,
  '/admin/settings': { edit: ['user_manage'] },
};

/** Returns true for a screen that this person may open. The dashboard needs no role. */
export function mayOpenScreen(path: string, { permissions, hasRole }: ScreenUser): boolean {
  if (path === paths.admin.dashboard) return true;
  const open = screenRules[path]?.open;
  return hasRole !== false && (!open || hasAnyPermission(permissions, ...open));
}

/** Returns true for a screen whose data this person may change. */
export function mayEditScreen(path: string, { permissions, hasRole }: ScreenUser): boolean {
  return hasRole !== false && hasAnyPermission(permissions, ...(screenRules[path]?.edit ?? []));
}
