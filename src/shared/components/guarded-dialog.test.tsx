// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { GuardedDialog } from './guarded-dialog';

/** A page that shows the dialog for one query only. */
function Page({ isSubmitting = false }) {
  const { search } = useLocation();
  if (search === '') return null;
  return (
    <GuardedDialog title="Votre candidature" isDirty isSubmitting={isSubmitting} onClose={() => undefined}>
      <p />
    </GuardedDialog>
  );
}

/** Opens the dialog and presses Back. Returns the router. */
async function pressBack(page: ReactNode) {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const router = createMemoryRouter([{ path: '/carrieres', element: page }], {
    initialEntries: ['/carrieres', '/carrieres?offre=monteuse'],
  });
  render(<RouterProvider router={router} />);
  await act(() => router.navigate(-1));
  return router;
}

it('stays open at Back during a request, which cannot be taken back', async () => {
  const router = await pressBack(<Page isSubmitting />);
  expect(screen.getByRole('dialog', { name: 'Votre candidature' })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(router.state.location.search).toBe('?offre=monteuse');
  expect([...router.state.blockers.values()]).toEqual([expect.objectContaining({ state: 'unblocked' })]);
});

it('asks before Back to another query of the page drops typed text', async () => {
  const router = await pressBack(<Page />);
  expect(await screen.findByRole('alertdialog', { name: 'Abandonner votre saisie\u00a0?' })).toBeVisible();
  expect(router.state.location.search).toBe('?offre=monteuse');
  act(() => screen.getByRole('button', { name: 'Abandonner' }).click());
  await expect.poll(() => router.state.location.search).toBe('');
});
