/** Permissions the database knows (see the migration of roles). */
export type Permission =
  | 'all'
  | 'content_manage'
  | 'user_manage'
  | 'media_manage'
  | 'content_create'
  | 'content_edit'
  | 'media_upload'
  | 'content_moderate'
  | 'comment_manage'
  | 'content_draft'
  | 'forms_business'
  | 'forms_press'
  | 'forms_jobs'
  | 'forms_newsletter';

/** A role as the database describes it. */
export interface RoleDefinition {
  key: string;
  label: string;
  description: string;
  /** One of those the product came with: it cannot be deleted. */
  isSystem: boolean;
  /** Counts its saves: one names the version it was written over. */
  version: number;
  permissions: readonly Permission[];
}

/** The role that may do everything, and that somebody must always hold. */
export const SUPER_ADMIN = 'super_admin';

/** What someone may do, as far as the screen knows; undefined while unknown. */
export type Permissions = readonly Permission[] | undefined;

/**
 * True when the screen offers what needs one of `wanted`. Unknown permissions offer everything: the database refuses what is not
 * allowed, and a control that hides because a request failed would be worse.
 */
export function isAllowed(held: Permissions, ...wanted: Permission[]): boolean {
  if (!held) return true;
  return held.includes('all') || wanted.some((permission) => held.includes(permission));
}

/** The four styles of badge the specification names; `Badge` draws them. */
export type RoleBadgeTone = 'destructive' | 'default' | 'secondary' | 'outline';

const badgeTones: Record<string, RoleBadgeTone> = {
  super_admin: 'destructive',
  admin: 'default',
  editor: 'secondary',
};

/** Style of a role's badge (specification 6). */
export function roleBadgeTone(role: string): RoleBadgeTone {
  return badgeTones[role] ?? 'outline';
}
