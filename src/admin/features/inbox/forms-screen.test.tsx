// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { Component as FormsScreen } from './forms-screen';

vi.mock('@/admin/features/auth/use-identity', () => ({
  useOwnRolesAndPermissions: () => ({
    isLoading: false,
    permissions: ['content_manage'],
    roleState: 'assigned',
  }),
}));

afterEach(() => void vi.unstubAllGlobals());

it('shows every tab empty, without a request, to people without a form permission', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  const router = createMemoryRouter([{ path: '/', element: <FormsScreen /> }]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  for (const [tab, emptyMessage] of [
    ['Contacts Business', 'Aucun contact business'],
    ['Contacts Presse', 'Aucun contact presse'],
    ['Candidatures', 'Aucune candidature'],
    ['Newsletter', 'Aucun abonné à la newsletter'],
  ] as const) {
    await userEvent.click(screen.getByRole('tab', { name: new RegExp(`^${tab}\\s*0\\s*entrée`) }));
    expect(await screen.findByText(emptyMessage)).toBeVisible();
  }
  expect(screen.getByRole('searchbox')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Exporter/ })).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});
