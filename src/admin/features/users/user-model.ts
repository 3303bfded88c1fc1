import { type OwnPermissions, type Permission, type RoleDefinition, SUPER_ADMIN } from '@/admin/config/roles';
import { userChangeRefusalTexts } from '@/copy/admin/users';
import type { AppError } from '@/shared/lib/app-error';

/** Person who changes the roles or the account of another person. */
export interface ManagingPerson {
  id: string;
  permissions: OwnPermissions;
}

/** Person whose roles or account another person changes. */
interface ManagedPerson {
  id: string;
  roles: readonly string[] | null;
}

/** Person who is invited and has no account yet. */
export const INVITEE_AS_MANAGED_PERSON: ManagedPerson = { id: '', roles: null };

const SPECIFIED_ROLES = ['contributor', 'editor', 'admin', SUPER_ADMIN];

/** Sorts roles for the assign dialog: first the four of the specification. */
export function sortRolesForAssignment(roles: readonly RoleDefinition[]): RoleDefinition[] {
  const getRank = ({ key }: RoleDefinition) =>
    SPECIFIED_ROLES.includes(key) ? SPECIFIED_ROLES.indexOf(key) : SPECIFIED_ROLES.length;
  return [...roles].sort((left, right) => getRank(left) - getRank(right));
}

/** For each permission, the other permissions that its owner may give, as in `private.can_grant_role`. */
const delegablePermissions: Partial<Record<Permission, readonly Permission[]>> = {
  content_manage: ['content_create', 'content_edit', 'content_moderate', 'content_draft', 'comment_manage'],
  media_manage: ['media_upload'],
};

const mayGrantPermission = (permissions: readonly Permission[], permission: Permission): boolean =>
  permissions.includes(permission) ||
  permissions.some((ownPermission) => delegablePermissions[ownPermission]?.includes(permission));

/**
 * Returns why a change of roles would be refused; null when it would pass. Mirrors `private.can_assign_role` for the
 * screen. Without a role, it checks only the manager and the target. Unknown permissions give null: the database
 * decides.
 */
export function getRoleDenialReason(
  { id, permissions }: ManagingPerson,
  target: ManagedPerson,
  role?: RoleDefinition,
): string | null {
  if (target.id === id) return userChangeRefusalTexts.ownRoles;
  if (!permissions || permissions.includes('all')) return null;
  if (!permissions.includes('user_manage')) return userChangeRefusalTexts.notManager;
  if (target.roles?.includes(SUPER_ADMIN)) return userChangeRefusalTexts.superAdminTarget;
  if (!role) return null;
  if (role.permissions.some((permission) => permission === 'all' || permission === 'user_manage')) {
    return userChangeRefusalTexts.aboveOwnRank;
  }
  if (!role.isSystem) return userChangeRefusalTexts.customRole;
  return role.permissions.every((permission) => mayGrantPermission(permissions, permission))
    ? null
    : userChangeRefusalTexts.beyondOwnPermissions;
}

/** Returns why a person may not manage an account; null when they may. Mirrors `private.can_manage_person`. */
export function getPersonDenialReason(
  manager: ManagingPerson,
  target: ManagedPerson,
  roles: readonly RoleDefinition[],
): string | null {
  if (target.id === manager.id) return userChangeRefusalTexts.ownAccount;
  const personDenial = getRoleDenialReason(manager, target);
  if (personDenial) return personDenial;
  const targetRoles = (target.roles ?? []).map((key) => roles.find((role) => role.key === key));
  return targetRoles.map((role) => getRoleDenialReason(manager, target, role)).find(Boolean) ?? null;
}

/** Returns the message for a refused change. `expectedReason` is the reason that the screen expected. */
export function explainUserChangeFailure(error: AppError, expectedReason: string | null = null): string {
  if (error.kind === 'guarded') return userChangeRefusalTexts.lastSuperAdmin;
  if (error.kind === 'in-use') return userChangeRefusalTexts.missing;
  // `transfer_ownership` refuses a new owner who is not active staff any more.
  if (error.code === '22023') return userChangeRefusalTexts.newOwnerInactive;
  if (error.kind === 'forbidden' || error.kind === 'not-found')
    return expectedReason ?? userChangeRefusalTexts.changedMeanwhile;
  return error.message;
}
