// @vitest-environment jsdom
import { focusManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { stubApi } from '../../../../../tests/support/stub-api';
import { useSignIn } from '../api/auth-mutations';
import { AccountDialog } from './account-dialog';
import { AuthProvider } from './auth-provider';

const accountWithPendingChange = { firstName: 'Awa', email: 'a@exemple.com', new_email: 'b@exemple.com' };
const changedAccount = { firstName: 'Aïcha', email: 'b@exemple.com' };

/** Account on the server. */
let account: typeof changedAccount;

beforeEach(() => {
  account = accountWithPendingChange;
  stubApi(({ url }) => {
    const { firstName, ...emails } = account;
    if (url.href.includes('/profiles')) return [{ first_name: firstName, last_name: 'Diop' }];
    if (!url.href.includes('/token')) return [];
    const user = { id: 'user', user_metadata: {}, ...emails };
    return { access_token: 'a', refresh_token: 'r', expires_in: 3600, user };
  });
});

function Screen() {
  const signIn = useSignIn();
  const [isOpen, setIsOpen] = useState(false);
  const handleSignIn = () => signIn.mutate({ email: 'a@exemple.com', password: 'phrase' });
  if (isOpen) return <AccountDialog onClose={vi.fn()} />;
  return (
    <>
      <button type="button" onClick={handleSignIn}>
        Connexion
      </button>
      {signIn.isSuccess ? (
        <button type="button" onClick={() => setIsOpen(true)}>
          Mon compte
        </button>
      ) : null}
    </>
  );
}

async function signIn() {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AuthProvider>
        <RouterProvider router={createMemoryRouter([{ path: '/', element: <Screen /> }])} />
      </AuthProvider>
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Connexion' }));
}

const openDialog = async () => userEvent.click(await screen.findByRole('button', { name: 'Mon compte' }));

async function expectChangedAccount() {
  expect(await screen.findByText('b@exemple.com', { selector: 'dd' })).toBeVisible();
  expect(screen.queryByText(/^Changement demandé/)).toBeNull();
  expect(await screen.findByDisplayValue('Aïcha')).toBeVisible();
}

it('shows the new address that another browser has confirmed', async () => {
  await signIn();
  account = changedAccount;
  await openDialog();
  await expectChangedAccount();
});

it('shows a change of another browser while the dialog is open', async () => {
  await signIn();
  await openDialog();
  await screen.findByText(/^Changement demandé/);
  await screen.findByDisplayValue('Awa');
  account = changedAccount;
  // The person returns to this tab. Test files share a worker: the event `visibilitychange` would also reach their Supabase clients.
  focusManager.setFocused(true);
  focusManager.setFocused(undefined);
  await expectChangedAccount();
});

it('keeps a typed name when the profile loads late', async () => {
  let answerProfile: (rows: object[]) => void = () => undefined;
  stubApi(({ url }) =>
    url.href.includes('/profiles') ? new Promise((resolve) => (answerProfile = resolve)) : [],
  );
  renderAdmin(<AccountDialog onClose={vi.fn()} />);
  await userEvent.type(screen.getByLabelText(/^Prénom/), 'Aya');
  answerProfile([{ first_name: 'Awa', last_name: 'Diop' }]);
  expect(await screen.findByDisplayValue('Diop')).toBeVisible();
  expect(screen.getByDisplayValue('Aya')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(screen.getByRole('alertdialog')).toBeVisible();
});
