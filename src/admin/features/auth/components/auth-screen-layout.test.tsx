// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { TextField } from '@/shared/form/field';
import { AuthScreenLayout } from './auth-screen-layout';

/** Renders the screens at their paths, and opens the first one. Returns the router. */
function renderScreens() {
  const router = createMemoryRouter([
    { path: '/', element: <AuthScreenLayout title="Connexion">…</AuthScreenLayout> },
    {
      path: '/code',
      element: (
        <AuthScreenLayout key="code" title="Double authentification">
          <TextField label="Code" autoFocus />
        </AuthScreenLayout>
      ),
    },
    {
      path: '/phrase',
      element: (
        <AuthScreenLayout key="phrase" title="Nouveau mot de passe">
          …
        </AuthScreenLayout>
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
  return router;
}

it('focuses its title after a page change, not after a page load', async () => {
  const router = renderScreens();
  expect(document.body).toHaveFocus();
  await act(() => router.navigate('/phrase'));
  expect(screen.getByRole('heading', { name: 'Nouveau mot de passe' })).toHaveFocus();
});

it('leaves the focus on a field with « autoFocus »', async () => {
  const router = renderScreens();
  await act(() => router.navigate('/code'));
  expect(screen.getByLabelText('Code')).toHaveFocus();
});
