// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AuthContext, type AuthState } from '@/admin/features/auth/auth-context';
import { notFoundPageText } from '@/copy/pages/not-found';
import { Component as CollectionScreen } from './collection-screen';

const access = vi.hoisted(() => ({ isLoading: false, permissions: ['all'], roleState: 'some' }));
vi.mock('@/admin/features/auth/use-identity', () => ({ useOwnRolesAndPermissions: () => access }));

beforeEach(() => {
  access.permissions = ['all'];
  vi.stubGlobal('fetch', async () => Response.json([]));
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

function renderScreen(key: string) {
  const router = createMemoryRouter([{ path: '/:key', element: <CollectionScreen /> }], {
    initialEntries: [`/${key}`],
  });
  const user = { id: 'u' } as AuthState['user'];
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <AuthContext value={{ isLoading: false, user, needsMfaChallenge: false }}>
        <RouterProvider router={router} />
      </AuthContext>
    </QueryClientProvider>,
  );
}

it('shows the not-found page for an unknown collection', async () => {
  renderScreen('inconnue');
  expect(await screen.findByRole('heading', { level: 1, name: notFoundPageText.title })).toBeVisible();
});

it.each([
  ['content_edit', 1],
  ['content_draft', 0],
])('offers to a person with %s %i button for the revisions', async (permission, buttonCount) => {
  access.permissions = [permission];
  renderScreen('equipe');
  expect(await screen.findByRole('textbox', { name: 'Titre de la partie' })).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Révisions' })).toHaveLength(buttonCount);
});

it('offers unsaved text again after a reload', async () => {
  const { unmount } = renderScreen('equipe');
  const findTitle = () => screen.findByRole('textbox', { name: 'Titre de la partie' });
  await userEvent.type(await findTitle(), ' ensemble');
  const typedTitle = (await findTitle()).getAttribute('value');
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  renderScreen('equipe');
  expect(await findTitle()).not.toHaveValue(typedTitle);
  await userEvent.click(screen.getByRole('button', { name: 'Restaurer ce texte' }));
  expect(await findTitle()).toHaveValue(typedTitle);
});
