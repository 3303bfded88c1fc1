// @vitest-environment jsdom
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unsavedWorkRegistry } from '@/shared/lib/unsaved-work';
import { loseAnswer, neverAnswer, stubApi } from '../../../../tests/support/stub-api';
import { identityQueries } from './api/identity-queries';
import { AuthContext, type AuthState } from './auth-context';
import { useOwnRolesAndPermissions } from './use-identity';

// As in the back office: the state of a query arrives before `act` ends.
notifyManager.setScheduler(queueMicrotask);

const USER_ID = 'd0000000-0000-4000-8000-000000000001';
const accessKey = identityQueries.access(USER_ID).queryKey;
let client: QueryClient;
let user: AuthState['user'];

beforeEach(() => {
  stubApi(neverAnswer);
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  user = { id: USER_ID } as AuthState['user'];
});
afterEach(unsavedWorkRegistry.discard);

const renderAccess = () =>
  renderHook(useOwnRolesAndPermissions, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>
        <AuthContext value={{ isLoading: false, user, needsMfaChallenge: false }}>{children}</AuthContext>
      </QueryClientProvider>
    ),
  });

it('keeps the permissions of a form with unsaved text when the role is removed', async () => {
  const access = {
    isSuspended: false,
    mustEnrolMfa: false,
    roles: [{ key: 'editor' }],
    permissions: ['content_edit'],
  };
  client.setQueryData(accessKey, access as never);
  const { result } = renderAccess();
  unsavedWorkRegistry.mark(Symbol('form'));
  await act(async () => client.setQueryData(accessKey, { ...access, roles: [], permissions: [] } as never));
  expect(result.current).toMatchObject({ permissions: ['content_edit'], hasNoRole: false });
  await act(async () => unsavedWorkRegistry.discard());
  expect(result.current).toMatchObject({ permissions: [], hasNoRole: true });
});

it('keeps the permissions after the end of the session, until another person signs in', () => {
  client.setQueryData(accessKey, {
    isSuspended: false,
    mustEnrolMfa: false,
    roles: [{ key: 'super_admin', label: 'Super Admin' }],
    permissions: ['all'],
  });
  const { result, rerender } = renderAccess();
  unsavedWorkRegistry.mark(Symbol('form'));
  user = null;
  rerender();
  expect(result.current).toMatchObject({ isLoading: false, permissions: ['all'], hasNoRole: false });
  user = { id: 'd0000000-0000-4000-8000-000000000002' } as AuthState['user'];
  rerender();
  expect(result.current).toMatchObject({ isLoading: false, permissions: undefined });
});

it('does not load again while a failed request is repeated', async () => {
  stubApi(loseAnswer);
  const { result } = renderAccess();
  expect(result.current.isLoading).toBe(true);
  await vi.waitFor(() => expect(result.current.isLoading).toBe(false));
  stubApi(neverAnswer);
  await act(async () => void client.refetchQueries({ queryKey: accessKey }));
  expect(client.getQueryState(accessKey)?.status).toBe('pending');
  expect(result.current.isLoading).toBe(false);
  // a role that could not be read is not « no role »
  expect(result.current).toMatchObject({ permissions: undefined, hasNoRole: false });
});
