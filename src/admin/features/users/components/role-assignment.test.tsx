// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Permission, RoleDefinition } from '@/admin/config/roles';
import { userChangeRefusalTexts as refusals, userToastTexts } from '@/copy/admin/users';
import { notify } from '@/shared/components/notify';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import type { UserRow } from '../api/user-queries';
import { AssignRoleDialog } from './assign-role-dialog';
import { UserListItem } from './user-list-item';

const createRole = (key: string, permission: Permission): RoleDefinition => ({
  key,
  label: `Rôle ${key}`,
  description: '',
  isSystem: true,
  version: 1,
  permissions: [permission],
});
const roles = [
  createRole('super_admin', 'all'),
  createRole('admin', 'user_manage'),
  createRole('moderator', 'content_moderate'),
];
const manager = { id: 'me', permissions: ['user_manage', 'content_manage'] as Permission[] };
const person = {
  id: '0123456789',
  first_name: 'Awa',
  last_name: 'Sarr',
  email: 'awa@exemple.com',
  created_at: '2026-01-02T12:00:00Z',
  roles: ['moderator'],
  user_roles: [{ id: 'a', role: 'moderator' }],
} as UserRow;

it('a row explains why an administrator may not change the roles of a super admin', async () => {
  const showError = vi.spyOn(notify, 'error').mockReturnValue(undefined as never);
  const [onAssign, onRemove] = [vi.fn(), vi.fn()];
  const user_roles = ['moderator', 'super_admin', 'admin'].map((role) => ({ id: role, role }));
  const props = { roles, manager, selection: undefined, onAssign, onManage: vi.fn(), onRemove };
  const row = { ...person, user_roles, roles: user_roles.map(({ role }) => role) };
  const { rerender } = render(<UserListItem {...props} person={row} />);
  expect(screen.getByText('01234567')).toHaveAttribute('title', person.id);
  const tags = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(tags.map(({ textContent }) => textContent)).toEqual(roles.map(({ label }) => label));
  const removeButton = () => screen.getByRole('button', { name: /^Retirer le rôle Rôle moderator/ });
  await userEvent.click(removeButton());
  await userEvent.click(screen.getByRole('button', { name: /^Assigner/ }));
  expect(showError.mock.calls).toEqual(
    [userToastTexts.removeFailed, userToastTexts.assignFailed].map((toast) => [
      { ...toast, description: refusals.superAdminTarget },
    ]),
  );
  expect(removeButton()).toHaveAttribute('aria-disabled', 'true');
  expect([onAssign.mock.calls, onRemove.mock.calls]).toEqual([[], []]);
  rerender(<UserListItem {...props} person={person} />);
  await userEvent.click(removeButton());
  expect(onRemove).toHaveBeenCalledOnce();
});

it.each([
  ['23505', undefined, userToastTexts.alreadyAssigned],
  ['42501', refusals.changedMeanwhile, userToastTexts.assignFailed],
])('the assign dialog disables a refused role, and explains the answer %s', async (code, message, toast) => {
  const status = code === '42501' ? 403 : 409;
  vi.stubGlobal('fetch', async (_input: unknown, { method }: RequestInit = {}) =>
    method === 'POST' ? Response.json({ code }, { status }) : Response.json([person]),
  );
  const onClose = vi.fn();
  const { client } = renderAdmin(
    <AssignRoleDialog person={person} roles={roles} manager={manager} onClose={onClose} />,
  );
  const readAlert = () => screen.queryByRole('alert')?.textContent?.trim();
  const submit = screen.getByRole('button', { name: 'Assigner' });
  const role = screen.getByLabelText('Rôle');
  expect(submit).toHaveAttribute('aria-disabled', 'true');
  await userEvent.selectOptions(role, 'super_admin');
  expect(readAlert()).toBe(refusals.aboveOwnRank);
  expect(submit).toHaveAttribute('aria-disabled', 'true');
  await userEvent.selectOptions(role, 'moderator');
  expect(
    screen.getByRole('option', { selected: true, name: 'Rôle moderator (déjà attribué)' }),
  ).toBeVisible();
  await userEvent.click(submit);
  await vi.waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled', 'true'));
  expect(readAlert()).toBe(message);
  const [mutation] = client.getMutationCache().getAll();
  const chooseToast = mutation?.meta?.error as (failure: unknown) => unknown;
  expect(chooseToast(mutation?.state.error)).toBe(toast);
  expect(onClose).not.toHaveBeenCalled();
});
