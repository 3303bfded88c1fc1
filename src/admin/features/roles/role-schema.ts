import type { Permission, RoleDefinition } from '@/admin/config/roles';
import { slugify } from '@/admin/lib/slug';
import { createNonEmptyTextSchema, createOptionalTextSchema } from '@/admin/lib/text-schemas';
import { z } from '@/admin/lib/zod';
import { type permissionGroupText, roleFormText } from '@/copy/admin/roles';
import { inputLimits } from '@/shared/lib/limits';

/** Permissions of the form by group, in the order of the form. The form leaves out `all`, which only the super admin has. */
export const permissionGroups = {
  content: [
    'content_manage',
    'content_create',
    'content_edit',
    'content_moderate',
    'content_draft',
    'comment_manage',
  ],
  media: ['media_manage', 'media_upload'],
  forms: ['forms_business', 'forms_press', 'forms_jobs', 'forms_newsletter'],
  people: ['user_manage'],
} as const satisfies Record<keyof typeof permissionGroupText, readonly Permission[]>;

const grantablePermissions = Object.values(permissionGroups).flat();

/** Maximum length of a key. A CHECK of the table has the same limit. */
const MAX_KEY_LENGTH = 40;

/** Returns the key of a new role from its name. A key starts with a letter. */
export function toRoleKey(label: string): string {
  const name = slugify(label).replaceAll('-', '_');
  const key = /^[a-z]/.test(name) ? name : `role_${name}`;
  return key.slice(0, MAX_KEY_LENGTH).replace(/_+$/, '');
}

/** Schema of the role form. CHECK constraints of the table have the same limits. */
export const roleSchema = z.object({
  label: createNonEmptyTextSchema(inputLimits.role.label).refine(
    (label) => /[\p{L}\p{N}]/u.test(label) && toRoleKey(label).length > 1,
    roleFormText.nameUnusable,
  ),
  description: createOptionalTextSchema(inputLimits.role.description),
  permissions: z.array(z.enum(grantablePermissions)),
});

export type RoleValues = z.infer<typeof roleSchema>;

/** Returns the values of the form, with the permissions in its order; a new role has none. */
export function toRoleValues(role: RoleDefinition | null): RoleValues {
  return {
    label: role?.label ?? '',
    description: role?.description ?? '',
    permissions: grantablePermissions.filter((permission) => role?.permissions.includes(permission)),
  };
}
