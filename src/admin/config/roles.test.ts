import { expect, it } from 'vitest';
import { isAllowed, roleBadgeTone } from './roles';

it('allows an action when one of its permissions is present', () => {
  expect(isAllowed(['content_edit'], 'content_create', 'content_edit')).toBe(true);
  expect(isAllowed(['media_upload'], 'content_create', 'content_edit')).toBe(false);
  expect(isAllowed([], 'content_draft')).toBe(false);
});

it('allows everything to a super admin', () => {
  expect(isAllowed(['all'], 'user_manage')).toBe(true);
});

it('allows everything while the permissions are unknown', () => {
  expect(isAllowed(undefined, 'user_manage')).toBe(true);
});

it('gives each role the badge of the specification', () => {
  const tones = ['super_admin', 'admin', 'editor', 'contributor', 'moderator'].map(roleBadgeTone);
  expect(tones).toEqual(['destructive', 'default', 'secondary', 'outline', 'outline']);
});
