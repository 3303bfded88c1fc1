import { type Permission, type Permissions, type RoleDefinition, SUPER_ADMIN } from '@/admin/config/roles';
import { refusalText } from '@/copy/admin/users';
import type { AppError } from '@/shared/lib/app-error';
import { isolateName } from '../../../../supabase/functions/_shared/plain-text.ts';

/** Whoever sends a change of roles. */
export interface Manager {
  id: string;
  permissions: Permissions;
}

/** Whose roles are to change. */
export interface Target {
  id: string;
  /** Null for none. */
  roles: readonly string[] | null;
}

/** Whoever has no account yet. */
export const NEWCOMER: Target = { id: '', roles: null };

const FIRST = ['contributor', 'editor', 'admin', SUPER_ADMIN];

/** Roles in the order of the assign dialog: the specified four, then the others as they come. */
export function inAssignOrder(roles: readonly RoleDefinition[]): RoleDefinition[] {
  const place = ({ key }: RoleDefinition) => (FIRST.includes(key) ? FIRST.indexOf(key) : FIRST.length);
  return [...roles].sort((left, right) => place(left) - place(right));
}

/** First and last name, as a person is called on the screens. */
export function fullName({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return isolateName(`${first_name} ${last_name}`.trim());
}

/** True when someone with these permissions has this one too: managing contents or media includes all there is on them. */
function has(held: readonly Permission[], wanted: Permission): boolean {
  if (wanted === 'all' || wanted === 'user_manage') return false;
  if (held.includes(wanted)) return true;
  // what visitors sent belongs to neither
  if (wanted.startsWith('forms_')) return false;
  return held.includes(wanted.startsWith('media_') ? 'media_manage' : 'content_manage');
}

/**
 * Why this change would be refused, null when it would pass: `private.can_assign_role` in words, so that a control can
 * say it beforehand. Unknown permissions or roles pass; the database has the last word.
 */
export function refusalOf(
  { id, permissions }: Manager,
  target: Target,
  role: RoleDefinition | undefined,
): string | null {
  if (target.id === id) return refusalText.own;
  if (!permissions || permissions.includes('all')) return null;
  if (!permissions.includes('user_manage')) return refusalText.notManager;
  if (target.roles?.includes(SUPER_ADMIN)) return refusalText.superAdminTarget;
  if (!role) return null;
  if (role.permissions.some((permission) => permission === 'all' || permission === 'user_manage')) {
    return refusalText.above;
  }
  if (!role.isSystem) return refusalText.custom;
  return role.permissions.every((permission) => has(permissions, permission)) ? null : refusalText.beyond;
}

/** Why somebody's account is not this person's to decide over, null when it is: `private.can_manage_person` in words. */
export function manageRefusalOf(
  manager: Manager,
  target: Target,
  roles: readonly RoleDefinition[],
): string | null {
  if (target.id === manager.id) return refusalText.ownAccount;
  const held = (target.roles ?? []).map((key) => roles.find((role) => role.key === key));
  for (const role of [undefined, ...held]) {
    const refusal = refusalOf(manager, target, role);
    if (refusal) return refusal;
  }
  return null;
}

/** What to say of a change the database has refused, once its rows are known again. */
export function explainFailure(error: AppError, foreseen: string | null): string {
  if (error.kind === 'guarded') return refusalText.lastSuperAdmin;
  if (error.kind === 'in-use') return refusalText.gone;
  if (error.kind === 'forbidden' || error.kind === 'not-found') return foreseen ?? refusalText.changed;
  return error.message;
}
