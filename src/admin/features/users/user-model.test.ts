import { expect, it } from 'vitest';
import type { OwnPermissions, Permission } from '@/admin/config/roles';
import { userChangeRefusalTexts as refusals } from '@/copy/admin/users';
import { AppError } from '@/shared/lib/app-error';
import { createTestRole } from '../../../../tests/support/create-test-role';
import {
  explainUserChangeFailure,
  getPersonDenialReason,
  getRoleDenialReason,
  sortRolesForAssignment,
} from './user-model';

const createRole = (key: string, permissions: Permission[]) => createTestRole(key, { permissions });
const roles = {
  super_admin: createRole('super_admin', ['all']),
  admin: createRole('admin', ['content_manage', 'user_manage', 'media_manage']),
  editor: createRole('editor', ['content_create', 'content_edit', 'media_upload']),
  moderator: createRole('moderator', ['content_moderate', 'comment_manage']),
  contributor: createRole('contributor', ['content_draft']),
  custom: { ...createRole('pigiste', ['content_draft']), isSystem: false },
};
const allRoles = Object.values(roles);
const pressRole = createRole('contributor', ['content_draft', 'forms_press']);

const createManager = (permissions: OwnPermissions) => ({ id: 'me', permissions });
const superAdmin = createManager(['all']);
const admin = createManager(roles.admin.permissions);
const adminWithPress = createManager([...roles.admin.permissions, 'forms_press']);
const managerWithoutMedia = createManager(['user_manage', 'content_manage']);

const me = { id: 'me', roles: ['super_admin'] };
const otherSuperAdmin = { id: 'other', roles: ['super_admin'] };
const colleague = { id: 'other', roles: [] };

it('sorts contributor, editor, admin and super admin first, then the others', () => {
  expect(sortRolesForAssignment(allRoles).map(({ key }) => key)).toEqual([
    'contributor',
    'editor',
    'admin',
    'super_admin',
    'moderator',
    'pigiste',
  ]);
});

it.each(allRoles)('lets a super admin give the role $key', (role) => {
  expect(getRoleDenialReason(superAdmin, colleague, role)).toBe(null);
});

it.each([
  ['a lower role', admin, colleague, roles.editor, null],
  ['the role of moderators', admin, colleague, roles.moderator, null],
  ['the lowest role', admin, colleague, roles.contributor, null],
  ['their own role', admin, colleague, roles.admin, refusals.aboveOwnRank],
  ['a higher role', admin, colleague, roles.super_admin, refusals.aboveOwnRank],
  ['a custom role', admin, colleague, roles.custom, refusals.customRole],
  ['a media role', managerWithoutMedia, colleague, roles.editor, refusals.beyondOwnPermissions],
  ['a role with fewer permissions', managerWithoutMedia, colleague, roles.moderator, null],
  ['a form permission', admin, colleague, pressRole, refusals.beyondOwnPermissions],
  ['a form permission that they have', adminWithPress, colleague, pressRole, null],
  ['a role to themselves', superAdmin, me, roles.editor, refusals.ownRoles],
  ['a role to a super admin', admin, otherSuperAdmin, roles.editor, refusals.superAdminTarget],
  ['a role', createManager(['content_edit']), colleague, roles.contributor, refusals.notManager],
  ['a role while the permissions load', createManager(undefined), colleague, roles.super_admin, null],
  ['an unknown role', admin, colleague, undefined, null],
])('returns why a manager may not give %s, or null', (_, manager, target, role, reason) => {
  expect(getRoleDenialReason(manager, target, role)).toBe(reason);
});

it.each([
  [admin, 'other', ['editor', 'contributor'], null],
  [admin, 'other', null, null],
  [admin, 'other', ['editor', 'admin'], refusals.aboveOwnRank],
  [admin, 'other', ['pigiste'], refusals.customRole],
  [admin, 'other', ['super_admin'], refusals.superAdminTarget],
  [superAdmin, 'other', ['super_admin', 'admin'], null],
  [superAdmin, 'me', ['super_admin'], refusals.ownAccount],
])('returns why %o may not manage « %s » with the roles %j, or null', (manager, id, targetRoles, reason) => {
  expect(getPersonDenialReason(manager, { id, roles: targetRoles }, allRoles)).toBe(reason);
});

it.each([
  ['guarded', null, refusals.lastSuperAdmin],
  // a foreign key without its row: a colleague deleted the account or the role
  ['in-use', null, refusals.missing],
  ['forbidden', refusals.aboveOwnRank, refusals.aboveOwnRank],
  ['not-found', null, refusals.changedMeanwhile],
  ['network', null, new AppError('network').message],
] as const)('explains the failure « %s »', (kind, expectedReason, message) => {
  expect(explainUserChangeFailure(new AppError(kind), expectedReason)).toBe(message);
});

it('says that the new owner is inactive for the code 22023 only', () => {
  expect(explainUserChangeFailure(new AppError('invalid', { code: '22023' }))).toBe(
    refusals.newOwnerInactive,
  );
  expect(explainUserChangeFailure(new AppError('invalid', { code: '23514' }))).not.toBe(
    refusals.newOwnerInactive,
  );
});
