// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { permissionText, roleFormText as text } from '@/copy/admin/roles';
import { createTestRole } from '../../../../../tests/support/create-test-role';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { answerNoRow, refuse, stubApi } from '../../../../../tests/support/stub-api';
import { RoleFormDialog } from './role-form-dialog';

const role = createTestRole('pigiste');

it.each([
  ['a taken name', '23505', 409, text.nameTaken],
  ['a conflict with the save of a colleague', 'PGRST116', 406, text.changedMeanwhile],
  ['a refusal', '42501', 403, text.refused],
])('explains %s, and keeps the typed text', async (_, code, status, message) => {
  stubApi(({ method }) =>
    method === 'POST' ? refuse(status, code) : { ...role, version: 2, role_permissions: [] },
  );
  const onClose = vi.fn();
  renderAdmin(<RoleFormDialog role={role} onClose={onClose} />);
  await userEvent.type(screen.getByLabelText('Description'), 'Écrit');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await vi.waitFor(() => expect(screen.getByRole('dialog').textContent).toContain(message));
  expect(screen.getByLabelText('Description')).toHaveValue('Écrit');
  expect(onClose).not.toHaveBeenCalled();
});

it('closes when the stored role already has the values of the form', async () => {
  const storedRole = {
    ...role,
    description: 'Écrit',
    version: 2,
    role_permissions: [{ permission: 'media_manage' }, { permission: 'content_create' }],
  };
  stubApi(({ method }) => (method === 'POST' ? answerNoRow() : storedRole));
  const onClose = vi.fn();
  renderAdmin(<RoleFormDialog role={role} onClose={onClose} />);
  await userEvent.type(screen.getByLabelText('Description'), 'Écrit');
  for (const permission of ['media_manage', 'content_create'] as const)
    await userEvent.click(screen.getByLabelText(new RegExp(`^${permissionText[permission].label}`)));
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
});
