import { expect, it } from 'vitest';
import { getRoleBadgeTone, hasAnyPermission } from './roles';

it('allows an action when one of its permissions is present', () => {
  expect(hasAnyPermission(['content_edit'], 'content_create', 'content_edit')).toBe(true);
  expect(hasAnyPermission(['media_upload'], 'content_create', 'content_edit')).toBe(false);
  expect(hasAnyPermission([], 'content_draft')).toBe(false);
});

it('allows everything to a super admin', () => {
  expect(hasAnyPermission(['all'], 'user_manage')).toBe(true);
});

it('allows everything while the permissions are unknown', () => {
  expect(hasAnyPermission(undefined, 'user_manage')).toBe(true);
});

it('gives each role the badge of the specification', () => {
  const tones = ['super_admin', 'admin', 'editor', 'contributor', 'moderator'].map(getRoleBadgeTone);
  expect(tones).toEqual(['destructive', 'default', 'secondary', 'outline', 'outline']);
});
