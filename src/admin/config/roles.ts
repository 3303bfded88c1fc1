import type { BadgeTone } from '@/admin/ui/badge';
import type { permissionText } from '@/copy/admin/roles';

/** Name of a permission. A CHECK of the table `role_permissions` has the same names. */
export type Permission = keyof typeof permissionText;

export interface RoleDefinition {
  key: string;
  label: string;
  description: string;
  /** True for a role of the product: it cannot be deleted. */
  isSystem: boolean;
  /** Incremented by each save. */
  version: number;
  permissions: readonly Permission[];
}

/** Role with all permissions. At least one person must have it. */
export const SUPER_ADMIN = 'super_admin';

/** Permissions of the signed-in person; undefined while they load, or after a failed request. */
export type OwnPermissions = readonly Permission[] | undefined;

/**
 * Returns true when the permissions include one of `required`. Unknown permissions allow everything: the database
 * still refuses, and a failed request must not hide a control.
 */
export function hasAnyPermission(permissions: OwnPermissions, ...required: Permission[]): boolean {
  if (!permissions) return true;
  return permissions.includes('all') || required.some((permission) => permissions.includes(permission));
}

export const mayCreateContent = (permissions: OwnPermissions): boolean =>
  hasAnyPermission(permissions, 'content_create', 'content_manage', 'content_draft');

export const mayReview = (permissions: OwnPermissions): boolean =>
  hasAnyPermission(permissions, 'content_edit', 'content_manage', 'content_moderate');

const badgeTones: Record<string, BadgeTone> = {
  super_admin: 'destructive',
  admin: 'default',
  editor: 'secondary',
};

/** Returns the badge style of a role (specification 6). */
export function getRoleBadgeTone(role: string): BadgeTone {
  return badgeTones[role] ?? 'outline';
}
