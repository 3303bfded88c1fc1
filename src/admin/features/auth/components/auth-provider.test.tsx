// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AuthProvider } from './auth-provider';

const session = vi.hoisted(() => ({ report: (_session: unknown) => {} }));

vi.mock('../api/session', () => ({
  needsMfaChallenge: () => false,
  subscribeToSession: (report: (session: unknown) => void) => {
    session.report = report;
    return () => undefined;
  },
}));

const signIn = (id: string) => act(async () => session.report({ user: { id } }));
const signOut = () => act(async () => session.report(null));

/**
 * Renders a screen, and signs a person in and out. Returns the query client, and the mock that loads the data of the
 * screen. The client also has data of a screen that is no longer open.
 */
async function renderScreenAfterSignOut() {
  const client = new QueryClient();
  const loadRows = vi.fn(async () => 'rows');
  function OpenScreen() {
    return useQuery({ queryKey: ['rows'], queryFn: loadRows, staleTime: Number.POSITIVE_INFINITY }).data;
  }
  render(
    <QueryClientProvider client={client}>
      <AuthProvider>
        <OpenScreen />
      </AuthProvider>
    </QueryClientProvider>,
  );
  await signIn('first');
  client.setQueryData(['closed screen'], 'rows of the first person');
  await signOut();
  expect(loadRows).toHaveBeenCalledTimes(1);
  return { client, loadRows };
}

it('reloads the data of an open screen after the sign-in of another person', async () => {
  const { loadRows } = await renderScreenAfterSignOut();
  await signIn('second');
  expect(loadRows).toHaveBeenCalledTimes(2);
});

it('keeps the data of an open screen after the same person signs in again', async () => {
  const { loadRows } = await renderScreenAfterSignOut();
  await signIn('first');
  expect(loadRows).toHaveBeenCalledTimes(1);
});

it('removes the data of closed screens at the sign-out', async () => {
  const { client } = await renderScreenAfterSignOut();
  expect(client.getQueryData(['closed screen'])).toBeUndefined();
});
