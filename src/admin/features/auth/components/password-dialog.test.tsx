// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { authFieldErrorTexts } from '@/copy/admin/auth';
import { AuthContext, type AuthState } from '../auth-context';
import { PasswordDialog } from './password-dialog';

it.each([
  ['name', 'vive sidibe 1998 !'],
  ['e-mail', 'plume.verte 1998 !'],
])('refuses a password with the %s of the person at the field', async (_part, password) => {
  const requests = vi.fn(async () => Response.json([{ first_name: 'Awa', last_name: 'Sidibé' }]));
  vi.stubGlobal('fetch', requests);
  const user = { id: 'u', email: 'plume.verte@exemple.com', user_metadata: {} } as AuthState['user'];
  const element = <PasswordDialog onClose={vi.fn()} />;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AuthContext value={{ isLoading: false, user, needsMfaChallenge: false }}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
      </AuthContext>
    </QueryClientProvider>,
  );
  await userEvent.type(screen.getByLabelText(/^Mot de passe actuel/), 'une phrase de passe');
  const field = screen.getByLabelText(/^Nouveau mot de passe/);
  await userEvent.type(field, password);
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer le mot de passe' }));
  const message = expect.stringContaining(authFieldErrorTexts.passwordPersonal);
  await waitFor(() => expect(field).toHaveAccessibleDescription(message));
  // the request of the profile; none with a password
  expect(requests).toHaveBeenCalledOnce();
});
