// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { accountText } from '@/copy/admin/account';
import { useSignIn } from '../api/auth-mutations';
import { AccountDialog } from './account-dialog';
import { AuthProvider } from './auth-provider';

function Screen() {
  const signIn = useSignIn();
  const [isOpen, setIsOpen] = useState(false);
  const handleSignIn = () =>
    signIn.mutate({ email: 'a@exemple.com', password: 'phrase' }, { onSuccess: () => setIsOpen(true) });
  if (isOpen) return <AccountDialog onClose={vi.fn()} />;
  return (
    <button type="button" onClick={handleSignIn}>
      Connexion
    </button>
  );
}

it('shows the new address that another browser has confirmed', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const answerToken = (address: string) => {
    const isRenewal = address.includes('refresh_token');
    const emails = isRenewal
      ? { email: 'b@exemple.com' }
      : { email: 'a@exemple.com', new_email: 'b@exemple.com' };
    const user = { id: 'user', user_metadata: {}, ...emails };
    return Response.json({ access_token: 'a', refresh_token: 'r', expires_in: 3600, user });
  };
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes('/token') ? answerToken(address) : Response.json([]),
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AuthProvider>
        <RouterProvider router={createMemoryRouter([{ path: '/', element: <Screen /> }])} />
      </AuthProvider>
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Connexion' }));
  expect(await screen.findByText('b@exemple.com', { selector: 'dd' })).toBeVisible();
  expect(screen.queryByText(accountText.pendingAddressChange, { exact: false })).toBeNull();
});
