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
// Loaded before the tests: the gate loads it on demand.
import './mfa-enrolment-screen';

const USER_ID = 'd0000000-0000-4000-8000-000000000001';
const { queryKey } = identityQueries.access(USER_ID);
const access = { isSuspended: false, roles: [{ key: 'admin', label: 'Admin' }], permissions: [] };
let client: QueryClient;

/** Secret of the next key. */
const server = vi.hoisted(() => ({ secret: '' }));

vi.mock('@/admin/lib/supabase', () => {
  const succeed = (data: unknown) => async () => ({ data, error: null });
  const mfa = {
    listFactors: succeed({ all: [], totp: [] }),
    enroll: async () => ({
      data: { id: 'f', totp: { qr_code: 'data:,', secret: server.secret } },
      error: null,
    }),
    challengeAndVerify: succeed({}),
  };
  return { supabase: { auth: { mfa }, rpc: succeed(['1111-2222']) } };
});

// the state of a query arrives before `act` ends
notifyManager.setScheduler(queueMicrotask);

beforeEach(() => {
  server.secret = 'JBSW';
  client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  client.setQueryData(queryKey, { ...access, mustEnrolMfa: true });
});
afterEach(unsavedWorkRegistry.discard);

function renderGate() {
  const renderFor = (userId: string) => (
    <QueryClientProvider client={client}>
      <AuthContext
        value={{ isLoading: false, user: { id: userId } as AuthState['user'], needsMfaChallenge: false }}
      >
        <MfaEnrolmentGate>Médiathèque</MfaEnrolmentGate>
      </AuthContext>
    </QueryClientProvider>
  );
  const { rerender } = render(renderFor(USER_ID), { wrapper: MemoryRouter });
  return { signInAs: (userId: string) => rerender(renderFor(userId)) };
}

/** Enrols a factor. Returns the button that confirms the recovery codes. */
async function enrolFactor() {
  await userEvent.click(await screen.findByRole('button', { name: text.enrol.begin }));
  await userEvent.type(await screen.findByLabelText(/^Code à six chiffres/), '123456');
  await userEvent.click(screen.getByRole('button', { name: text.enrol.submit }));
  return screen.findByRole('button', { name: text.codes.confirmKept });
}

it('opens no screen before the required second factor works and its codes are stored', async () => {
  renderGate();
  const confirmButton = await enrolFactor();
  await act(async () => void client.setQueryData(queryKey, { ...access, mustEnrolMfa: false }));
  expect(screen.queryByText('Médiathèque')).toBeNull();
  await userEvent.click(confirmButton);
  expect(await screen.findByText('Médiathèque')).toBeVisible();
});

it('the restart of an enrolment shows another key', async () => {
  renderGate();
  await userEvent.click(await screen.findByRole('button', { name: text.enrol.begin }));
  expect(await screen.findByText('JBSW')).toBeVisible();
  server.secret = 'KRUG';
  await userEvent.click(screen.getByRole('button', { name: text.enrol.restart }));
  expect(await screen.findByText('KRUG')).toBeVisible();
});

it('hides the codes of a person from the next person who must enrol', async () => {
  const otherUserId = 'd0000000-0000-4000-8000-000000000002';
  client.setQueryData(identityQueries.access(otherUserId).queryKey, { ...access, mustEnrolMfa: true });
  const { signInAs } = renderGate();
  await enrolFactor();
  signInAs(otherUserId);
  expect(screen.getByRole('button', { name: text.enrol.begin })).toBeVisible();
});

it('keeps the confirmation button busy until the rights are read again', async () => {
  let finishReading = () => {};
  vi.spyOn(client, 'invalidateQueries').mockReturnValue(
    new Promise((resolve) => {
      finishReading = resolve;
    }),
  );
  renderGate();
  const confirmButton = await enrolFactor();
  await userEvent.click(confirmButton);
  expect(confirmButton).toHaveAttribute('aria-busy', 'true');
  await act(async () => finishReading());
  expect(confirmButton).toHaveAttribute('aria-busy', 'false');
});

it('keeps a screen with unsaved text', () => {
  unsavedWorkRegistry.mark(Symbol('form'));
  renderGate();
  expect(screen.getByText('Médiathèque')).toBeVisible();
});
