import { insertRole } from '../fixtures.ts';
import { ruleBuilder, type TableAccessRules, type TestRowSetup } from '../rules.ts';

const insertCustomRole: TestRowSetup = async (tx) => ({ key: await insertRole(tx, []) });
const getSystemRoleKey = async () => ({ key: 'moderator' });
const insertRoleWithPermission: TestRowSetup = async (tx) => ({
  role: await insertRole(tx, ['content_edit']),
  permission: 'content_edit',
});

export const roleAccessRules: TableAccessRules = {
  table: 'roles',
  grants: {
    authenticated: {
      select: 'all',
      insert: ['key', 'label', 'description'],
      update: ['label', 'description'],
      delete: true,
    },
  },
  // A allowed, R refused with an error, F no error but no row. Order: anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    ruleBuilder.select('R F A A A A A', 'a role', insertCustomRole),
    ruleBuilder.insert('R R R R R R A', 'a role', {
      key: 'pigiste',
      label: 'Pigiste',
      description: 'Ponctuel',
    }),
    ruleBuilder.update('R F F F F F A', 'the label of a role', insertCustomRole, { label: 'Autre nom' }),
    ruleBuilder.update('R F F F F F A', 'the label of a system role', getSystemRoleKey, {
      label: 'Autre nom',
    }),
    ruleBuilder.delete('R F F F F F A', 'a role without members', insertCustomRole),
    ruleBuilder.delete('R F F F F F F', 'a system role', getSystemRoleKey),
  ],
};

export const rolePermissionAccessRules: TableAccessRules = {
  table: 'role_permissions',
  grants: { authenticated: { select: 'all', insert: ['role', 'permission'], delete: true } },
  rules: [
    ruleBuilder.select('R F A A A A A', 'the permissions of a role', insertRoleWithPermission),
    ruleBuilder.insert('R R R R R R A', 'a permission of a role', {
      role: 'contributor',
      permission: 'media_upload',
    }),
    ruleBuilder.delete('R F F F F F A', 'a permission of a role', insertRoleWithPermission),
    ruleBuilder.delete('R F F F F F F', 'the permission "all" of super admins', async () => ({
      role: 'super_admin',
      permission: 'all',
    })),
  ],
};
