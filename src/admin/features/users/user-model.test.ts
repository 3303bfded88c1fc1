import { expect, it } from 'vitest';
import type { OwnPermissions, Permission, RoleDefinition } from '@/admin/config/roles';
import { userChangeRefusalTexts as refusals } from '@/copy/admin/users';
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
const allRoles = Object.values(roles);
const pressRole = createRole('contributor', ['content_draft', 'forms_press']);

const createManager = (permissions: OwnPermissions) => ({ id: 'me', permissions });
const superAdmin = createManager(['all']);
const admin = createManager(roles.admin.permissions);
const adminWithPress = createManager([...roles.admin.permissions, 'forms_press']);
const managerWithoutMedia = createManager(['user_manage', 'content_manage']);

const me = { id: 'me', roles: ['super_admin'] };
const otherSuperAdmin = { id: 'other', roles: ['super_admin'] };
const personWithoutRole = { id: 'other', roles: [] };

it('sorts the roles of the specification first, then the others', () => {
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
  expect(getRoleDenialReason(superAdmin, personWithoutRole, role)).toBe(null);
});

it.each([
  ['a lower role', admin, personWithoutRole, roles.editor, null],
  ['the role of moderators', admin, personWithoutRole, roles.moderator, null],
  ['the lowest role', admin, personWithoutRole, roles.contributor, null],
  ['the own role', admin, personWithoutRole, roles.admin, refusals.aboveOwnRank],
  ['a higher role', admin, personWithoutRole, roles.super_admin, refusals.aboveOwnRank],
  ['a custom role', admin, personWithoutRole, roles.custom, refusals.customRole],
  [
    'a role beyond media',
    managerWithoutMedia,
    personWithoutRole,
    roles.editor,
    refusals.beyondOwnPermissions,
  ],
  ['a role within contents', managerWithoutMedia, personWithoutRole, roles.moderator, null],
  ['a form permission', admin, personWithoutRole, pressRole, refusals.beyondOwnPermissions],
  ['a form permission that one has', adminWithPress, personWithoutRole, pressRole, null],
  ['a role to oneself', superAdmin, me, roles.editor, refusals.ownRoles],
  ['a role to a super admin', admin, otherSuperAdmin, roles.editor, refusals.superAdminTarget],
  ['a role', createManager(['content_edit']), personWithoutRole, roles.contributor, refusals.notManager],
  ['a role while the permissions load', createManager(undefined), personWithoutRole, roles.super_admin, null],
  ['an unknown role', admin, personWithoutRole, undefined, null],
])('answers a person who gives %s', (_, manager, target, role, reason) => {
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
])('answers %o who manages the account « %s » with the roles %j', (manager, id, targetRoles, reason) => {
  expect(getPersonDenialReason(manager, { id, roles: targetRoles }, allRoles)).toBe(reason);
});

it.each([
  ['guarded', null, refusals.lastSuperAdmin],
  ['in-use', null, refusals.missing],
  ['forbidden', refusals.aboveOwnRank, refusals.aboveOwnRank],
  ['not-found', null, refusals.changedMeanwhile],
  ['network', null, new AppError('network').message],
] as const)('explains the error « %s » of the database', (kind, expectedReason, message) => {
  expect(explainUserChangeFailure(new AppError(kind), expectedReason)).toBe(message);
});
