// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { invitationText } from '@/copy/admin/invitations';
import { createTestRole } from '../../../../../tests/support/create-test-role';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { refuse, stubApi } from '../../../../../tests/support/stub-api';
import { InviteDialog } from './invite-dialog';

it('says at the field that a colleague deleted the chosen role', async () => {
  stubApi(() => refuse(409, '23503'));
  renderAdmin(
    <InviteDialog
      roles={[createTestRole('pigiste', { label: 'Pigiste' })]}
      manager={{ id: 'me', permissions: ['all'] }}
      onClose={vi.fn()}
    />,
  );
  await userEvent.type(screen.getByLabelText(/^E-mail/), 'awa@exemple.com');
  const menu = screen.getByLabelText(/^Rôle/);
  await userEvent.selectOptions(menu, 'Pigiste');
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer l’invitation' }));
  await vi.waitFor(() => expect(menu).toHaveAccessibleDescription(invitationText.missingRole));
});
