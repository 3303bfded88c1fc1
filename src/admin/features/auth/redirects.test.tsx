// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { adminLayoutText } from '@/copy/admin/shell';
import { AuthContext, type AuthState } from './auth-context';
import { RequireSession } from './components/require-session';
import { Component as SignInScreen } from './sign-in-screen';

/** Route whose code is still being downloaded. */
const createSlowRoute = (path: string) => ({ path, lazy: () => new Promise<never>(() => undefined) });

it.each([
  ['signing in', '/auth', { id: 'user' } as AuthState['user']],
  ['signing out', '/admin', null],
])('shows a spinner while the screen after %s is downloaded', (_, openPath, user) => {
  const elements = { '/auth': <SignInScreen />, '/admin': <RequireSession>Tableau de bord</RequireSession> };
  const routes = Object.entries(elements).map(([path, element]) =>
    path === openPath ? { path, element } : createSlowRoute(path),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AuthContext value={{ isLoading: false, user, needsMfaChallenge: false }}>
        <RouterProvider router={createMemoryRouter(routes, { initialEntries: [openPath] })} />
      </AuthContext>
    </QueryClientProvider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(adminLayoutText.checkingSession);
});
