import { expect, it } from 'vitest';
import { isAllowed, roleBadgeTone } from './roles';

it('offers what one of the held permissions covers', () => {
  expect(isAllowed(['content_edit'], 'content_create', 'content_edit')).toBe(true);
  expect(isAllowed(['media_upload'], 'content_create', 'content_edit')).toBe(false);
  expect(isAllowed([], 'content_draft')).toBe(false);
});

it('offers everything to a super admin', () => {
  expect(isAllowed(['all'], 'user_manage')).toBe(true);
});

it('leaves the decision to the database while permissions are unknown', () => {
  expect(isAllowed(undefined, 'user_manage')).toBe(true);
});

it('gives each role the badge of the specification', () => {
  const tones = ['super_admin', 'admin', 'editor', 'contributor', 'moderator'].map(roleBadgeTone);
  expect(tones).toEqual(['destructive', 'default', 'secondary', 'outline', 'outline']);
});
