// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { GuardedDialog } from './guarded-dialog';

/** A page that shows the dialog for one query only. */
function Page() {
  const { search } = useLocation();
  if (search === '') return null;
  return (
    <GuardedDialog title="Votre candidature" isDirty onClose={() => undefined}>
      <p />
    </GuardedDialog>
  );
}

it('asks before Back to another query of the page drops typed text', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const router = createMemoryRouter([{ path: '/carrieres', element: <Page /> }], {
    initialEntries: ['/carrieres', '/carrieres?offre=monteuse'],
  });
  render(<RouterProvider router={router} />);
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('alertdialog', { name: 'Abandonner votre saisie\u00a0?' })).toBeVisible();
  expect(router.state.location.search).toBe('?offre=monteuse');
  act(() => screen.getByRole('button', { name: 'Abandonner' }).click());
  await expect.poll(() => router.state.location.search).toBe('');
});
