// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useSignIn } from '@/admin/features/auth/api/auth-mutations';
import { subscribeToSession } from '@/admin/features/auth/api/session';
import { useSignOut } from '@/admin/features/auth/api/sign-out';
import { authToastTexts } from '@/copy/admin/toasts';
import { listenToToasts } from '@/shared/components/notify';
import { unsavedWorkRegistry } from '@/shared/lib/unsaved-work';
import { loseAnswer, stubApi } from '../../../tests/support/stub-api';
import { createQueryClient } from './query-client';

const toastTitles: string[] = [];
/** Answer of the server to a sign-out. */
let answerSignOut: () => Promise<Response>;
let stopListening: () => void;

function SessionButtons() {
  const signIn = useSignIn();
  const signOut = useSignOut();
  return (
    <>
      <button type="button" onClick={() => signIn.mutate({ email: 'awa@exemple.com', password: 'phrase' })}>
        Connexion
      </button>
      <button type="button" onClick={() => signOut.mutate()}>
        {signOut.isSuccess ? 'Déconnecté' : 'Déconnexion'}
      </button>
    </>
  );
}

/** Signs in, and waits until the session is stored. */
async function signIn() {
  await userEvent.click(screen.getByRole('button', { name: 'Connexion' }));
  await waitFor(() => expect(localStorage).toHaveLength(1));
}

/** Shows a screen, signs in and presses the button that signs out. Returns the router. */
async function pressSignOut() {
  const router = createMemoryRouter(
    [
      { path: '/admin/users', element: <SessionButtons /> },
      { path: '/auth', element: 'Connexion' },
    ],
    { initialEntries: ['/admin/users'] },
  );
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await signIn();
  await userEvent.click(screen.getByRole('button', { name: 'Déconnexion' }));
  return router;
}

beforeEach(() => {
  toastTitles.length = 0;
  stubApi(({ url }) => {
    if (url.pathname.endsWith('/logout')) return answerSignOut();
    const claims = btoa(JSON.stringify({ session_id: crypto.randomUUID() }));
    const tokens = { access_token: `header.${claims}.signature`, refresh_token: 'refresh' };
    return { ...tokens, expires_in: 3600, token_type: 'bearer', user: { id: 'user' } };
  });
  const stopToasts = listenToToasts(({ title }) => toastTitles.push(title));
  const stopSession = subscribeToSession(() => undefined);
  stopListening = () => {
    stopToasts();
    stopSession();
  };
});

afterEach(() => {
  unsavedWorkRegistry.discard();
  stopListening();
});

it('signs out without a network, and forgets the address of the screen', async () => {
  answerSignOut = loseAnswer;
  const router = await pressSignOut();
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/auth', state: null }));
  expect(toastTitles).toEqual([authToastTexts.signedIn.title, authToastTexts.signedOut.title]);
});

it('stays on a screen with unsaved text', async () => {
  answerSignOut = async () => new Response(null, { status: 204 });
  unsavedWorkRegistry.mark(Symbol('editor'));
  const router = await pressSignOut();
  expect(await screen.findByRole('button', { name: 'Déconnecté' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/users');
});

it('opens no screen when a new session starts before the answer to the sign-out', async () => {
  let answer: (response: Response) => void = () => undefined;
  answerSignOut = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  const router = await pressSignOut();
  await waitFor(() => expect(localStorage).toHaveLength(0));
  await signIn();
  await act(async () => answer(new Response(null, { status: 204 })));
  expect(await screen.findByRole('button', { name: 'Déconnecté' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/users');
  expect(toastTitles).toEqual([authToastTexts.signedIn.title, authToastTexts.signedIn.title]);
});
