import { expect, it } from 'vitest';
import type { Permission, RoleDefinition } from '@/admin/config/roles';
import { userChangeRefusals } from '@/copy/admin/users';
import { AppError } from '@/shared/lib/app-error';
import { denialReason, explainFailure, manageDenialReason, sortForAssignment } from './user-model';

const role = (key: string, permissions: Permission[], isSystem = true): RoleDefinition => ({
  key,
  label: key,
  description: '',
  isSystem,
  version: 1,
  permissions,
});
const roles = {
  super_admin: role('super_admin', ['all']),
  admin: role('admin', ['content_manage', 'user_manage', 'media_manage']),
  editor: role('editor', ['content_create', 'content_edit', 'media_upload']),
  moderator: role('moderator', ['content_moderate', 'comment_manage']),
  contributor: role('contributor', ['content_draft']),
  custom: role('pigiste', ['content_draft'], false),
};
const superAdmin = { id: 'me', permissions: roles.super_admin.permissions };
const admin = { id: 'me', permissions: roles.admin.permissions };
const personWithoutRole = { id: 'other', roles: [] };

it('sorts the roles of the specification first, then the others', () => {
  expect(sortForAssignment(Object.values(roles)).map(({ key }) => key)).toEqual([
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
    expect(denialReason(superAdmin, personWithoutRole, assignedRole), assignedRole.key).toBe(null);
  expect(denialReason(admin, personWithoutRole, roles.editor)).toBe(null);
  expect(denialReason(admin, personWithoutRole, roles.moderator)).toBe(null);
  expect(denialReason(admin, personWithoutRole, roles.contributor)).toBe(null);
  expect(denialReason(admin, personWithoutRole, roles.admin)).toBe(userChangeRefusals.above);
  expect(denialReason(admin, personWithoutRole, roles.super_admin)).toBe(userChangeRefusals.above);
  expect(denialReason(admin, personWithoutRole, roles.custom)).toBe(userChangeRefusals.custom);
});

it('refuses a role with a permission that the manager lacks', () => {
  const withoutMedia = { id: 'me', permissions: ['user_manage', 'content_manage'] as const };
  expect(denialReason(withoutMedia, personWithoutRole, roles.editor)).toBe(userChangeRefusals.beyond);
  expect(denialReason(withoutMedia, personWithoutRole, roles.moderator)).toBe(null);
});

it('does not derive form permissions from content or media permissions', () => {
  const press = role('contributor', ['content_draft', 'forms_press']);
  expect(denialReason(admin, personWithoutRole, press)).toBe(userChangeRefusals.beyond);
  const withPress = { ...admin, permissions: [...admin.permissions, 'forms_press'] as const };
  expect(denialReason(withPress, personWithoutRole, press)).toBe(null);
});

it('refuses changes of own roles and of super admins', () => {
  expect(denialReason(superAdmin, { id: 'me', roles: ['super_admin'] }, roles.editor)).toBe(
    userChangeRefusals.own,
  );
  expect(denialReason(admin, { id: 'other', roles: ['super_admin'] }, roles.editor)).toBe(
    userChangeRefusals.superAdminTarget,
  );
  const editor = { id: 'me', permissions: roles.editor.permissions };
  expect(denialReason(editor, personWithoutRole, roles.contributor)).toBe(userChangeRefusals.notManager);
});

it('refuses to manage the own account and accounts with higher roles', () => {
  const all = Object.values(roles);
  const refusal = (manager: typeof admin | typeof superAdmin, targetRoles: string[] | null, id = 'other') =>
    manageDenialReason(manager, { id, roles: targetRoles }, all);
  expect(refusal(admin, ['editor', 'contributor'])).toBe(null);
  expect(refusal(admin, null)).toBe(null);
  expect(refusal(admin, ['editor', 'admin'])).toBe(userChangeRefusals.above);
  expect(refusal(admin, ['pigiste'])).toBe(userChangeRefusals.custom);
  expect(refusal(admin, ['super_admin'])).toBe(userChangeRefusals.superAdminTarget);
  expect(refusal(superAdmin, ['super_admin', 'admin'])).toBe(null);
  expect(refusal(superAdmin, ['super_admin'], 'me')).toBe(userChangeRefusals.ownAccount);
});

it('allows unknown permissions and roles, for the database to decide', () => {
  expect(denialReason({ id: 'me', permissions: undefined }, personWithoutRole, roles.super_admin)).toBe(null);
  expect(denialReason(admin, personWithoutRole, undefined)).toBe(null);
});

it('explains each refusal of the database', () => {
  expect(explainFailure(new AppError('guarded'), null)).toBe(userChangeRefusals.lastSuperAdmin);
  expect(explainFailure(new AppError('in-use'), null)).toBe(userChangeRefusals.gone);
  expect(explainFailure(new AppError('forbidden'), userChangeRefusals.above)).toBe(userChangeRefusals.above);
  expect(explainFailure(new AppError('not-found'), null)).toBe(userChangeRefusals.changed);
  expect(explainFailure(new AppError('network'), null)).toBe(new AppError('network').message);
});
