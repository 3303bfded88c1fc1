// @vitest-environment jsdom
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mfaText as text } from '@/copy/admin/second-factor';
import { unsavedWorkRegistry } from '@/shared/lib/unsaved-work';
import { identityQueries } from '../api/identity-queries';
import { AuthContext, type AuthState } from '../auth-context';
import { MfaEnrolmentGate } from './mfa-enrolment-gate';

const USER_ID = 'd0000000-0000-4000-8000-000000000001';
const { queryKey } = identityQueries.access(USER_ID);
const access = { isSuspended: false, roles: [{ key: 'admin', label: 'Admin' }], permissions: [] };
let client: QueryClient;

vi.mock('@/admin/lib/supabase', () => {
  const succeed = (data: unknown) => async () => ({ data, error: null });
  const mfa = {
    listFactors: succeed({ all: [], totp: [] }),
    enroll: succeed({ id: 'f', totp: { qr_code: 'data:,', secret: 'JBSW' } }),
    challengeAndVerify: succeed({}),
  };
  return { supabase: { auth: { mfa }, rpc: succeed(['1111-2222']) } };
});

// the state of a query arrives before `act` ends
notifyManager.setScheduler(queueMicrotask);

beforeEach(() => {
  client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  client.setQueryData(queryKey, { ...access, mustEnrolMfa: true });
});
afterEach(unsavedWorkRegistry.discard);

function renderGate() {
  const auth = { isLoading: false, user: { id: USER_ID } as AuthState['user'], needsMfaChallenge: false };
  render(
    <QueryClientProvider client={client}>
      <AuthContext value={auth}>
        <MfaEnrolmentGate>Médiathèque</MfaEnrolmentGate>
      </AuthContext>
    </QueryClientProvider>,
    { wrapper: MemoryRouter },
  );
}

it('opens no screen before the required second factor works and its codes are stored', async () => {
  renderGate();
  await userEvent.click(await screen.findByRole('button', { name: text.enrol.begin }));
  await userEvent.type(await screen.findByLabelText(/^Code à six chiffres/), '123456');
  await userEvent.click(screen.getByRole('button', { name: text.enrol.submit }));
  const keptButton = await screen.findByRole('button', { name: text.codes.confirmKept });
  await act(async () => void client.setQueryData(queryKey, { ...access, mustEnrolMfa: false }));
  expect(screen.queryByText('Médiathèque')).toBeNull();
  await userEvent.click(keptButton);
  expect(await screen.findByText('Médiathèque')).toBeVisible();
});

it('keeps a screen with unsaved text', () => {
  unsavedWorkRegistry.mark(Symbol('form'));
  renderGate();
  expect(screen.getByText('Médiathèque')).toBeVisible();
});
