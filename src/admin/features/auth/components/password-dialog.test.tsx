// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { authFieldErrorTexts } from '@/copy/admin/auth';
import { renderAdmin, TEST_USER_EMAIL } from '../../../../../tests/support/render-admin';
import { stubApi } from '../../../../../tests/support/stub-api';
import { PasswordDialog } from './password-dialog';

it.each([
  ['name', 'vive sidibe 1998 !'],
  ['e-mail', `${TEST_USER_EMAIL.split('@')[0]} 1998 !`],
])('refuses a password with the %s of the person at the field', async (_part, password) => {
  const requests = vi.fn(() => [{ first_name: 'Awa', last_name: 'Sidibé' }]);
  stubApi(requests);
  renderAdmin(<PasswordDialog onClose={vi.fn()} />);
  await userEvent.type(screen.getByLabelText(/^Mot de passe actuel/), 'une phrase de passe');
  const field = screen.getByLabelText(/^Nouveau mot de passe/);
  await userEvent.type(field, password);
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer le mot de passe' }));
  const message = expect.stringContaining(authFieldErrorTexts.passwordPersonal);
  await waitFor(() => expect(field).toHaveAccessibleDescription(message));
  // The only request reads the profile: no password was sent.
  expect(requests).toHaveBeenCalledOnce();
});

it('opens with the focus on the current password', () => {
  stubApi(() => []);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  renderAdmin(<PasswordDialog onClose={vi.fn()} />);
  expect(screen.getByLabelText(/^Mot de passe actuel/)).toHaveFocus();
});
