// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Permission } from '@/admin/config/roles';
import { userChangeRefusalTexts as refusals, userToastTexts } from '@/copy/admin/users';
import { notify } from '@/shared/components/notify';
import { createTestRole } from '../../../../../tests/support/create-test-role';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { refuse, stubApi } from '../../../../../tests/support/stub-api';
import type { UserRow } from '../api/user-queries';
import { AssignRoleDialog } from './assign-role-dialog';
import { UserListItem } from './user-list-item';

const createRole = (key: string, permission: Permission) =>
  createTestRole(key, { label: `Rôle ${key}`, permissions: [permission] });
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

const threeRoles = ['moderator', 'super_admin', 'admin'];
const superAdmin = {
  ...person,
  roles: threeRoles,
  user_roles: threeRoles.map((role) => ({ id: role, role })),
};

function renderRow(row: UserRow) {
  const handlers = { onAssign: vi.fn(), onManage: vi.fn(), onRemove: vi.fn() };
  render(<UserListItem {...handlers} roles={roles} manager={manager} selection={undefined} person={row} />);
  const removeButton = screen.getByRole('button', { name: /^Retirer le rôle Rôle moderator/ });
  return { ...handlers, removeButton };
}

it('shows a short id, and roles in the order of the roles screen', () => {
  renderRow(superAdmin);
  expect(screen.getByText('01234567')).toHaveAttribute('title', person.id);
  const tags = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(tags.map(({ textContent }) => textContent)).toEqual(roles.map(({ label }) => label));
});

it('a row explains why the roles of a super admin cannot be changed', async () => {
  const showError = vi.spyOn(notify, 'error').mockReturnValue(undefined as never);
  const { removeButton, onAssign, onRemove } = renderRow(superAdmin);
  expect(removeButton).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(removeButton);
  await userEvent.click(screen.getByRole('button', { name: /^Assigner/ }));
  const description = refusals.superAdminTarget;
  expect(showError.mock.calls).toEqual([
    [{ ...userToastTexts.removeFailed, description }],
    [{ ...userToastTexts.assignFailed, description }],
  ]);
  expect(onRemove).not.toHaveBeenCalled();
  expect(onAssign).not.toHaveBeenCalled();
});

it('a row removes a role that the manager may give', async () => {
  const { removeButton, onRemove } = renderRow(person);
  await userEvent.click(removeButton);
  expect(onRemove).toHaveBeenCalledOnce();
});

const readAlert = () => screen.queryByRole('alert')?.textContent?.trim();

it('the assign dialog disables its button for a role above the manager’s', async () => {
  stubApi(() => [person]);
  renderAdmin(<AssignRoleDialog person={person} roles={roles} manager={manager} onClose={vi.fn()} />);
  const submit = screen.getByRole('button', { name: 'Assigner' });
  expect(submit).toHaveAttribute('aria-disabled', 'true');
  await userEvent.selectOptions(screen.getByLabelText('Rôle'), 'super_admin');
  expect(readAlert()).toBe(refusals.aboveOwnRank);
  expect(submit).toHaveAttribute('aria-disabled', 'true');
});

it('the assign dialog marks a role that the person already has', async () => {
  stubApi(() => [person]);
  renderAdmin(<AssignRoleDialog person={person} roles={roles} manager={manager} onClose={vi.fn()} />);
  expect(screen.getByRole('option', { name: 'Rôle moderator (déjà attribué)' })).toBeVisible();
});

it.each([
  ['23505', 409, undefined, userToastTexts.alreadyAssigned],
  ['42501', 403, refusals.changedMeanwhile, userToastTexts.assignFailed],
])('the assign dialog stays open and explains the answer %s', async (code, status, alertText, toast) => {
  stubApi(({ method }) => (method === 'POST' ? refuse(status, code) : [person]));
  const onClose = vi.fn();
  const { client } = renderAdmin(
    <AssignRoleDialog person={person} roles={roles} manager={manager} onClose={onClose} />,
  );
  const submit = screen.getByRole('button', { name: 'Assigner' });
  await userEvent.selectOptions(screen.getByLabelText('Rôle'), 'moderator');
  await userEvent.click(submit);
  await vi.waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled', 'true'));
  expect(readAlert()).toBe(alertText);
  const [mutation] = client.getMutationCache().getAll();
  const chooseToast = mutation?.meta?.error as (failure: unknown) => unknown;
  expect(chooseToast(mutation?.state.error)).toBe(toast);
  expect(onClose).not.toHaveBeenCalled();
});
