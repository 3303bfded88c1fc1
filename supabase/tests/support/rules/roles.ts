import type { Transaction } from '../database.ts';
import { insertRole } from '../fixtures.ts';
import type { TableRules } from '../rules.ts';

export const roleRules: TableRules = {
  table: 'roles',
  grants: {
    anon: {},
    authenticated: {
      select: 'all',
      insert: ['key', 'label', 'description', 'position'],
      update: ['label', 'description', 'position'],
      delete: true,
    },
  },
  columns: ['key', 'label', 'description', 'position', 'is_system', 'version'],
  // outcomes: A allowed, R refused, F filtered (no error, no row)
  //                                   anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    { operation: 'select', subject: 'a role', prepareRow: insertCustomRole, outcomes: 'R F A A A A A' },
    {
      operation: 'insert',
      subject: 'a role',
      values: () => ({ key: 'pigiste', label: 'Pigiste', description: 'Ponctuel', position: 60 }),
      outcomes: 'R R R R R R A',
    },
    {
      operation: 'insert',
      subject: 'a system role',
      values: () => ({ key: 'pigiste', label: 'Pigiste', is_system: true }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'update',
      subject: 'the label of a role',
      prepareRow: insertCustomRole,
      values: () => ({ label: 'Autre nom' }),
      outcomes: 'R F F F F F A',
    },
    {
      operation: 'update',
      subject: 'the label of a system role',
      prepareRow: getSystemRoleKey,
      values: () => ({ label: 'Autre nom' }),
      outcomes: 'R F F F F F A',
    },
    {
      operation: 'update',
      subject: 'the key of a role',
      prepareRow: insertCustomRole,
      values: () => ({ key: 'autre_cle' }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'update',
      subject: 'the protection of a system role',
      prepareRow: getSystemRoleKey,
      values: () => ({ is_system: false }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'update',
      subject: 'the version of a role',
      prepareRow: insertCustomRole,
      values: () => ({ version: 7 }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'delete',
      subject: 'a role nobody holds',
      prepareRow: insertCustomRole,
      outcomes: 'R F F F F F A',
    },
    {
      operation: 'delete',
      subject: 'a system role',
      prepareRow: getSystemRoleKey,
      outcomes: 'R F F F F F F',
    },
  ],
};

export const rolePermissionRules: TableRules = {
  table: 'role_permissions',
  grants: {
    anon: {},
    authenticated: { select: 'all', insert: ['role', 'permission'], delete: true },
  },
  columns: ['role', 'permission'],
  rules: [
    {
      operation: 'select',
      subject: 'the permissions of a role',
      prepareRow: insertRoleWithPermission,
      outcomes: 'R F A A A A A',
    },
    {
      operation: 'insert',
      subject: 'a permission of a role',
      values: () => ({ role: 'contributor', permission: 'media_upload' }),
      outcomes: 'R R R R R R A',
    },
    {
      operation: 'update',
      subject: 'a permission of a role',
      prepareRow: insertRoleWithPermission,
      values: () => ({ permission: 'user_manage' }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'delete',
      subject: 'a permission of a role',
      prepareRow: insertRoleWithPermission,
      outcomes: 'R F F F F F A',
    },
    {
      operation: 'delete',
      subject: 'the permission "all" of super admins',
      prepareRow: async () => ({ role: 'super_admin', permission: 'all' }),
      outcomes: 'R F F F F F F',
    },
  ],
};

async function insertCustomRole(tx: Transaction) {
  return { key: await insertRole(tx, []) };
}

async function getSystemRoleKey() {
  return { key: 'moderator' };
}

async function insertRoleWithPermission(tx: Transaction) {
  return { role: await insertRole(tx, ['content_edit']), permission: 'content_edit' };
}
