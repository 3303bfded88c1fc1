// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { Component as FormsScreen } from './forms-screen';

const access = vi.hoisted(() => ({ isLoading: false, permissions: [''], roleState: 'assigned' }));

vi.mock('@/admin/features/auth/use-identity', () => ({ useOwnRolesAndPermissions: () => access }));

afterEach(() => void vi.unstubAllGlobals());

function renderScreen(permission: string, query = '') {
  access.permissions = [permission];
  const client = new QueryClient();
  const router = createMemoryRouter([{ path: '/', element: <FormsScreen /> }], {
    initialEntries: [`/${query}`],
  });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return client;
}

it('shows every tab empty, without a request, to people without a form permission', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  renderScreen('content_manage');
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

it('a tab says that a search found more rows than it counts', async () => {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) =>
    Response.json(String(input).includes('/count_submissions') ? 1001 : []),
  );
  const client = renderScreen('all', '?q=awa');
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  expect(screen.getByRole('tab', { name: /^Newsletter\s*1\s000\+\s*entrées/ })).toBeVisible();
});
