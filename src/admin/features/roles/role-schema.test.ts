import { expect, it } from 'vitest';
import { permissionText, roleFormText } from '@/copy/admin/roles';
import { createTestRole } from '../../../../tests/support/create-test-role';
import { permissionGroups, roleSchema, toRoleKey, toRoleValues } from './role-schema';

it.each([
  ['Pigiste', 'pigiste'],
  ['Chargée d’édition', 'chargee_dedition'],
  ['  Équipe   Dakar  ', 'equipe_dakar'],
  ['2e regard', 'role_2e_regard'],
  ['a'.repeat(60), 'a'.repeat(40)],
  [`${'a'.repeat(39)} b`, 'a'.repeat(39)],
])('converts the name « %s » to a valid key', (label, key) => {
  expect(toRoleKey(label)).toBe(key);
  expect(key).toMatch(/^[a-z][a-z0-9_]{1,39}$/);
});

it.each([
  ['', 'Ce champ est obligatoire.'],
  ['é', roleFormText.nameUnusable],
  ['!!', roleFormText.nameUnusable],
  ['x'.repeat(61), 'Ce texte est trop long.'],
])('refuses the name « %s »', (label, message) => {
  const result = roleSchema.safeParse({ label, description: '', permissions: [] });
  expect(result.error?.issues.map((issue) => issue.message)).toContain(message);
});

it('shows every permission except « all » in exactly one group', () => {
  const names = Object.keys(permissionText).filter((name) => name !== 'all');
  expect(Object.values(permissionGroups).flat().sort()).toEqual(names.sort());
});

it('refuses the permission « all »', () => {
  const result = roleSchema.safeParse({ label: 'Pigiste', description: '', permissions: ['all'] });
  expect(result.success).toBe(false);
});

it('fills the form with the permissions of the role, or none', () => {
  expect(toRoleValues(null)).toEqual({ label: '', description: '', permissions: [] });
  const role = createTestRole('moderator', { permissions: ['comment_manage', 'content_moderate'] });
  expect(toRoleValues(role).permissions).toEqual(['content_moderate', 'comment_manage']);
});
