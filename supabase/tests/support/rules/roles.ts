import { insertRole } from '../fixtures.ts';
import { type PrepareRow, rule, type TableRules } from '../rules.ts';

const insertCustomRole: PrepareRow = async (tx) => ({ key: await insertRole(tx, []) });
const getSystemRoleKey = async () => ({ key: 'moderator' });
const insertRoleWithPermission: PrepareRow = async (tx) => ({
  role: await insertRole(tx, ['content_edit']),
  permission: 'content_edit',
});

export const roleRules: TableRules = {
  table: 'roles',
  grants: {
    authenticated: {
      select: 'all',
      insert: ['key', 'label', 'description', 'position'],
      update: ['label', 'description', 'position'],
      delete: true,
    },
  },
  // A allowed, R refused, F filtered. Order: anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    rule.select('R F A A A A A', 'a role', insertCustomRole),
    rule.insert('R R R R R R A', 'a role', {
      key: 'pigiste',
      label: 'Pigiste',
      description: 'Ponctuel',
      position: 60,
    }),
    rule.insert('R R R R R R R', 'a system role', { key: 'pigiste', label: 'Pigiste', is_system: true }),
    rule.update('R F F F F F A', 'the label of a role', insertCustomRole, { label: 'Autre nom' }),
    rule.update('R F F F F F A', 'the label of a system role', getSystemRoleKey, { label: 'Autre nom' }),
    rule.update('R R R R R R R', 'the key of a role', insertCustomRole, { key: 'autre_cle' }),
    rule.update('R R R R R R R', 'the protection of a system role', getSystemRoleKey, { is_system: false }),
    rule.update('R R R R R R R', 'the version of a role', insertCustomRole, { version: 7 }),
    rule.delete('R F F F F F A', 'a role nobody holds', insertCustomRole),
    rule.delete('R F F F F F F', 'a system role', getSystemRoleKey),
  ],
};

export const rolePermissionRules: TableRules = {
  table: 'role_permissions',
  grants: { authenticated: { select: 'all', insert: ['role', 'permission'], delete: true } },
  rules: [
    rule.select('R F A A A A A', 'the permissions of a role', insertRoleWithPermission),
    rule.insert('R R R R R R A', 'a permission of a role', {
      role: 'contributor',
      permission: 'media_upload',
    }),
    rule.update('R R R R R R R', 'a permission of a role', insertRoleWithPermission, {
      permission: 'user_manage',
    }),
    rule.delete('R F F F F F A', 'a permission of a role', insertRoleWithPermission),
    rule.delete('R F F F F F F', 'the permission "all" of super admins', async () => ({
      role: 'super_admin',
      permission: 'all',
    })),
  ],
};
