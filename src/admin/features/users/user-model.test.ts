import { expect, it } from 'vitest';
import type { Permission, RoleDefinition } from '@/admin/config/roles';
import { refusalText } from '@/copy/admin/users';
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
const newcomer = { id: 'other', roles: [] };

it('offers the specified roles first, then the moderator, then those made by hand', () => {
  expect(sortForAssignment(Object.values(roles)).map(({ key }) => key)).toEqual([
    'contributor',
    'editor',
    'admin',
    'super_admin',
    'moderator',
    'pigiste',
  ]);
});

it('lets a super admin assign any role, an admin those below', () => {
  for (const one of Object.values(roles)) expect(denialReason(superAdmin, newcomer, one), one.key).toBe(null);
  expect(denialReason(admin, newcomer, roles.editor)).toBe(null);
  expect(denialReason(admin, newcomer, roles.moderator)).toBe(null);
  expect(denialReason(admin, newcomer, roles.contributor)).toBe(null);
  expect(denialReason(admin, newcomer, roles.admin)).toBe(refusalText.above);
  expect(denialReason(admin, newcomer, roles.super_admin)).toBe(refusalText.above);
  expect(denialReason(admin, newcomer, roles.custom)).toBe(refusalText.custom);
});

it('refuses to give a permission that the person lacks', () => {
  const withoutMedia = { id: 'me', permissions: ['user_manage', 'content_manage'] as const };
  expect(denialReason(withoutMedia, newcomer, roles.editor)).toBe(refusalText.beyond);
  expect(denialReason(withoutMedia, newcomer, roles.moderator)).toBe(null);
});

it('takes what visitors sent for neither content nor media', () => {
  const press = role('contributor', ['content_draft', 'forms_press']);
  expect(denialReason(admin, newcomer, press)).toBe(refusalText.beyond);
  const withPress = { ...admin, permissions: [...admin.permissions, 'forms_press'] as const };
  expect(denialReason(withPress, newcomer, press)).toBe(null);
});

it('refuses changes of own roles and of roles above', () => {
  expect(denialReason(superAdmin, { id: 'me', roles: ['super_admin'] }, roles.editor)).toBe(refusalText.own);
  expect(denialReason(admin, { id: 'other', roles: ['super_admin'] }, roles.editor)).toBe(
    refusalText.superAdminTarget,
  );
  const editor = { id: 'me', permissions: roles.editor.permissions };
  expect(denialReason(editor, newcomer, roles.contributor)).toBe(refusalText.notManager);
});

it('refuses decisions about accounts above and about oneself', () => {
  const all = Object.values(roles);
  const refusal = (manager: typeof admin | typeof superAdmin, held: string[] | null, id = 'other') =>
    manageDenialReason(manager, { id, roles: held }, all);
  expect(refusal(admin, ['editor', 'contributor'])).toBe(null);
  expect(refusal(admin, null)).toBe(null);
  expect(refusal(admin, ['editor', 'admin'])).toBe(refusalText.above);
  expect(refusal(admin, ['pigiste'])).toBe(refusalText.custom);
  expect(refusal(admin, ['super_admin'])).toBe(refusalText.superAdminTarget);
  expect(refusal(superAdmin, ['super_admin', 'admin'])).toBe(null);
  expect(refusal(superAdmin, ['super_admin'], 'me')).toBe(refusalText.ownAccount);
});

it('leaves to the database what the screen does not know', () => {
  expect(denialReason({ id: 'me', permissions: undefined }, newcomer, roles.super_admin)).toBe(null);
  expect(denialReason(admin, newcomer, undefined)).toBe(null);
});

it('explains each refusal of the database', () => {
  expect(explainFailure(new AppError('guarded'), null)).toBe(refusalText.lastSuperAdmin);
  expect(explainFailure(new AppError('in-use'), null)).toBe(refusalText.gone);
  expect(explainFailure(new AppError('forbidden'), refusalText.above)).toBe(refusalText.above);
  expect(explainFailure(new AppError('not-found'), null)).toBe(refusalText.changed);
  expect(explainFailure(new AppError('network'), null)).toBe(new AppError('network').message);
});
