// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
// Loaded before the tests: the layout loads it on demand.
import '@/admin/features/auth/mfa/mfa-enrolment-screen';
import { AuthContext, type AuthState } from '@/admin/features/auth/auth-context';
import { mfaText } from '@/copy/admin/second-factor';
import { Component as AdminLayout } from './admin-layout';

beforeEach(
  () =>
    void vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    })),
);

it.each([
  ['only the enrolment where the database requires', true],
  ['the screen where the database does not require', false],
])('shows %s a second factor', async (_, needsMfa) => {
  const visit = {
    is_suspended: false,
    is_session_active: true,
    needs_second_factor: needsMfa,
    has_new_role: false,
  };
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) =>
    Response.json(String(input).includes('/register_visit') ? visit : []),
  );
  const children = [{ index: true, element: 'Médiathèque' }];
  const router = createMemoryRouter([{ path: '/', Component: AdminLayout, children }]);
  const user = {
    id: 'd0000000-0000-4000-8000-000000000001',
    user_metadata: {},
  } as unknown as AuthState['user'];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AuthContext value={{ isLoading: false, user, needsMfaChallenge: false }}>
        <RouterProvider router={router} />
      </AuthContext>
    </QueryClientProvider>,
  );
  await screen.findByText(needsMfa ? mfaText.enrolmentScreen.title : 'Médiathèque');
  expect(screen.queryByText('Médiathèque') === null).toBe(needsMfa);
  expect(screen.queryByRole('navigation') === null).toBe(needsMfa);
});
