import { type Permission, type Permissions, type RoleDefinition, SUPER_ADMIN } from '@/admin/config/roles';
import { userChangeRefusals } from '@/copy/admin/users';
import type { AppError } from '@/shared/lib/app-error';
import { isolateName } from '../../../../supabase/functions/_shared/plain-text.ts';

/** Person who changes roles. */
export interface Manager {
  id: string;
  permissions: Permissions;
}

/** Person whose roles change. */
export interface Target {
  id: string;
  roles: readonly string[] | null;
}

/** Person who is invited and has no account yet. */
export const INVITEE: Target = { id: '', roles: null };

const SPECIFIED_ROLES = ['contributor', 'editor', 'admin', SUPER_ADMIN];

/** Sorts roles for the assign dialog: first the four of the specification. */
export function sortForAssignment(roles: readonly RoleDefinition[]): RoleDefinition[] {
  const getRank = ({ key }: RoleDefinition) =>
    SPECIFIED_ROLES.includes(key) ? SPECIFIED_ROLES.indexOf(key) : SPECIFIED_ROLES.length;
  return [...roles].sort((left, right) => getRank(left) - getRank(right));
}

/** Returns the first and last name. */
export function fullName({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return isolateName(`${first_name} ${last_name}`.trim());
}

/** Returns true when the permissions include `permission`. A manager of contents or media has all their permissions. */
function includesPermission(permissions: readonly Permission[], permission: Permission): boolean {
  if (permission === 'all' || permission === 'user_manage') return false;
  if (permissions.includes(permission)) return true;
  // permissions on submissions are never included
  if (permission.startsWith('forms_')) return false;
  return permissions.includes(permission.startsWith('media_') ? 'media_manage' : 'content_manage');
}

/**
 * Returns why a change of roles would be refused; null when it would pass. Mirrors `private.can_assign_role` for the
 * screen. It returns null for unknown permissions and roles: the database decides.
 */
export function denialReason(
  { id, permissions }: Manager,
  target: Target,
  role: RoleDefinition | undefined,
): string | null {
  if (target.id === id) return userChangeRefusals.own;
  if (!permissions || permissions.includes('all')) return null;
  if (!permissions.includes('user_manage')) return userChangeRefusals.notManager;
  if (target.roles?.includes(SUPER_ADMIN)) return userChangeRefusals.superAdminTarget;
  if (!role) return null;
  if (role.permissions.some((permission) => permission === 'all' || permission === 'user_manage')) {
    return userChangeRefusals.above;
  }
  if (!role.isSystem) return userChangeRefusals.custom;
  return role.permissions.every((permission) => includesPermission(permissions, permission))
    ? null
    : userChangeRefusals.beyond;
}

/** Returns why a person may not manage an account; null when they may. Mirrors `private.can_manage_person`. */
export function manageDenialReason(
  manager: Manager,
  target: Target,
  roles: readonly RoleDefinition[],
): string | null {
  if (target.id === manager.id) return userChangeRefusals.ownAccount;
  const targetRoles = (target.roles ?? []).map((key) => roles.find((role) => role.key === key));
  for (const role of [undefined, ...targetRoles]) {
    const denial = denialReason(manager, target, role);
    if (denial) return denial;
  }
  return null;
}

/** Returns the message of a refused change. `expectedReason` is the reason that the screen expected. */
export function explainFailure(error: AppError, expectedReason: string | null): string {
  if (error.kind === 'guarded') return userChangeRefusals.lastSuperAdmin;
  if (error.kind === 'in-use') return userChangeRefusals.gone;
  if (error.kind === 'forbidden' || error.kind === 'not-found')
    return expectedReason ?? userChangeRefusals.changed;
  return error.message;
}
