// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AuthProvider } from '@/admin/features/auth/components/auth-provider';
import { RequireSession } from '@/admin/features/auth/components/require-session';
import { Component as SignInPage } from '@/admin/features/auth/sign-in-screen';
import { listenToToasts, type QueuedToast } from '@/shared/components/notify';
import { createQueryClient } from './query-client';

const user = {
  id: 'd0000000-0000-4000-8000-000000000003',
  email: 'editor@demo.obouo.example',
  user_metadata: {},
};

/** Stubs the sign-in server: one response for each path in `responses`. Other requests fail the test. */
function stubFetch(responses: Record<string, { status: number; body: object }>) {
  const fetchMock = vi.fn<typeof fetch>(async (input) => {
    const url = String(input);
    const response = Object.entries(responses).find(([path]) => url.includes(path))?.[1];
    if (!response) throw new Error(`unexpected call: ${url}`);
    return Response.json(response.body, { status: response.status });
  });
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
}

function renderStaffRoutes(initialPath: string) {
  const queryClient = createQueryClient();
  const router = createMemoryRouter(
    [
      {
        element: (
          <QueryClientProvider client={queryClient}>
            <AuthProvider>
              <Outlet />
            </AuthProvider>
          </QueryClientProvider>
        ),
        children: [
          { path: '/auth', Component: SignInPage },
          {
            path: '/admin/*',
            element: (
              <RequireSession>
                <h1>Derrière la garde</h1>
              </RequireSession>
            ),
          },
        ],
      },
    ],
    { initialEntries: [initialPath] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const toasts: QueuedToast[] = [];

beforeEach(() => {
  localStorage.clear();
  toasts.length = 0;
  return listenToToasts((toast) => toasts.push(toast));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function signIn() {
  const actor = userEvent.setup();
  await actor.type((await screen.findAllByLabelText(/^E-mail/))[0] as HTMLElement, user.email);
  await actor.type(screen.getAllByLabelText(/^Mot de passe/)[0] as HTMLElement, 'Demo-Obouo-2026');
  await actor.click(screen.getByRole('button', { name: 'Se connecter' }));
}

it('shows a spinner, then redirects a signed-out person to /auth', async () => {
  stubFetch({});
  const router = renderStaffRoutes('/admin/content?status=draft');
  expect(screen.getByRole('status')).toHaveTextContent('Vérification de la session…');
  await screen.findByRole('tab', { name: 'Connexion' });
  expect(router.state.location.pathname).toBe('/auth');
  expect(screen.queryByText('Derrière la garde')).not.toBeInTheDocument();
});

it('returns to the requested page after sign-in', async () => {
  const fetchMock = stubFetch({
    '/auth/v1/token': {
      status: 200,
      body: {
        access_token: createUnsignedToken(),
        refresh_token: 'r',
        token_type: 'bearer',
        expires_in: 3600,
        user,
      },
    },
  });
  const router = renderStaffRoutes('/admin/content?status=draft');
  await signIn();
  await screen.findByText('Derrière la garde');
  expect(router.state.location.pathname + router.state.location.search).toBe('/admin/content?status=draft');
  expect(toasts).toEqual([
    { tone: 'success', title: 'Connexion réussie', description: "Bienvenue dans l'administration!" },
  ]);
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

it("shows the server's sign-in error with its French message and keeps typed fields", async () => {
  stubFetch({
    '/auth/v1/token': {
      status: 400,
      body: { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
    },
  });
  renderStaffRoutes('/auth');
  await signIn();
  const alertBox = await screen.findByRole('alert');
  expect(alertBox).toHaveTextContent('Invalid login credentials');
  expect(alertBox).toHaveTextContent('E-mail ou mot de passe incorrect.');
  expect(screen.getAllByLabelText(/^E-mail/)[0]).toHaveValue(user.email);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Se connecter' })).toBeEnabled());
  expect(toasts).toEqual([
    { tone: 'error', title: 'Erreur de connexion', description: 'Invalid login credentials' },
  ]);
});

/** Returns an unsigned JWT for `user`. */
function createUnsignedToken(): string {
  const encodePart = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  return `${encodePart({ alg: 'HS256', typ: 'JWT' })}.${encodePart({ sub: user.id, exp: Math.floor(Date.now() / 1000) + 3600 })}.c2ln`;
}
