import { expect, it } from 'vitest';
import type { Permission, RoleDefinition } from '@/admin/config/roles';
import { userChangeRefusalTexts } from '@/copy/admin/users';
import { AppError } from '@/shared/lib/app-error';
import {
  explainUserChangeFailure,
  getPersonDenialReason,
  getRoleDenialReason,
  sortRolesForAssignment,
} from './user-model';

const createRole = (key: string, permissions: Permission[], isSystem = true): RoleDefinition => ({
  key,
  label: key,
  description: '',
  isSystem,
  version: 1,
  permissions,
});
const roles = {
  super_admin: createRole('super_admin', ['all']),
  admin: createRole('admin', ['content_manage', 'user_manage', 'media_manage']),
  editor: createRole('editor', ['content_create', 'content_edit', 'media_upload']),
  moderator: createRole('moderator', ['content_moderate', 'comment_manage']),
  contributor: createRole('contributor', ['content_draft']),
  custom: createRole('pigiste', ['content_draft'], false),
};
const superAdmin = { id: 'me', permissions: roles.super_admin.permissions };
const admin = { id: 'me', permissions: roles.admin.permissions };
const personWithoutRole = { id: 'other', roles: [] };

it('sorts the roles of the specification first, then the others', () => {
  expect(sortRolesForAssignment(Object.values(roles)).map(({ key }) => key)).toEqual([
    'contributor',
    'editor',
    'admin',
    'super_admin',
    'moderator',
    'pigiste',
  ]);
});

it('lets a super admin assign any role, an admin only lower ones', () => {
  for (const assignedRole of Object.values(roles))
    expect(getRoleDenialReason(superAdmin, personWithoutRole, assignedRole), assignedRole.key).toBe(null);
  expect(getRoleDenialReason(admin, personWithoutRole, roles.editor)).toBe(null);
  expect(getRoleDenialReason(admin, personWithoutRole, roles.moderator)).toBe(null);
  expect(getRoleDenialReason(admin, personWithoutRole, roles.contributor)).toBe(null);
  expect(getRoleDenialReason(admin, personWithoutRole, roles.admin)).toBe(
    userChangeRefusalTexts.aboveOwnRank,
  );
  expect(getRoleDenialReason(admin, personWithoutRole, roles.super_admin)).toBe(
    userChangeRefusalTexts.aboveOwnRank,
  );
  expect(getRoleDenialReason(admin, personWithoutRole, roles.custom)).toBe(userChangeRefusalTexts.customRole);
});

it('refuses a role with a permission that the manager lacks', () => {
  const managerWithoutMedia = { id: 'me', permissions: ['user_manage', 'content_manage'] as const };
  expect(getRoleDenialReason(managerWithoutMedia, personWithoutRole, roles.editor)).toBe(
    userChangeRefusalTexts.beyondOwnPermissions,
  );
  expect(getRoleDenialReason(managerWithoutMedia, personWithoutRole, roles.moderator)).toBe(null);
});

it('does not derive form permissions from content or media permissions', () => {
  const pressRole = createRole('contributor', ['content_draft', 'forms_press']);
  expect(getRoleDenialReason(admin, personWithoutRole, pressRole)).toBe(
    userChangeRefusalTexts.beyondOwnPermissions,
  );
  const managerWithPress = { ...admin, permissions: [...admin.permissions, 'forms_press'] as const };
  expect(getRoleDenialReason(managerWithPress, personWithoutRole, pressRole)).toBe(null);
});

it('refuses changes of own roles and of super admins', () => {
  expect(getRoleDenialReason(superAdmin, { id: 'me', roles: ['super_admin'] }, roles.editor)).toBe(
    userChangeRefusalTexts.ownRoles,
  );
  expect(getRoleDenialReason(admin, { id: 'other', roles: ['super_admin'] }, roles.editor)).toBe(
    userChangeRefusalTexts.superAdminTarget,
  );
  const editor = { id: 'me', permissions: roles.editor.permissions };
  expect(getRoleDenialReason(editor, personWithoutRole, roles.contributor)).toBe(
    userChangeRefusalTexts.notManager,
  );
});

it('refuses to manage the own account and accounts with higher roles', () => {
  const allRoles = Object.values(roles);
  const getRefusal = (
    manager: typeof admin | typeof superAdmin,
    targetRoles: string[] | null,
    id = 'other',
  ) => getPersonDenialReason(manager, { id, roles: targetRoles }, allRoles);
  expect(getRefusal(admin, ['editor', 'contributor'])).toBe(null);
  expect(getRefusal(admin, null)).toBe(null);
  expect(getRefusal(admin, ['editor', 'admin'])).toBe(userChangeRefusalTexts.aboveOwnRank);
  expect(getRefusal(admin, ['pigiste'])).toBe(userChangeRefusalTexts.customRole);
  expect(getRefusal(admin, ['super_admin'])).toBe(userChangeRefusalTexts.superAdminTarget);
  expect(getRefusal(superAdmin, ['super_admin', 'admin'])).toBe(null);
  expect(getRefusal(superAdmin, ['super_admin'], 'me')).toBe(userChangeRefusalTexts.ownAccount);
});

it('allows unknown permissions and roles, for the database to decide', () => {
  expect(
    getRoleDenialReason({ id: 'me', permissions: undefined }, personWithoutRole, roles.super_admin),
  ).toBe(null);
  expect(getRoleDenialReason(admin, personWithoutRole, undefined)).toBe(null);
});

it('explains each refusal of the database', () => {
  expect(explainUserChangeFailure(new AppError('guarded'), null)).toBe(userChangeRefusalTexts.lastSuperAdmin);
  expect(explainUserChangeFailure(new AppError('in-use'), null)).toBe(userChangeRefusalTexts.missing);
  expect(explainUserChangeFailure(new AppError('forbidden'), userChangeRefusalTexts.aboveOwnRank)).toBe(
    userChangeRefusalTexts.aboveOwnRank,
  );
  expect(explainUserChangeFailure(new AppError('not-found'), null)).toBe(
    userChangeRefusalTexts.changedMeanwhile,
  );
  expect(explainUserChangeFailure(new AppError('network'), null)).toBe(new AppError('network').message);
});
