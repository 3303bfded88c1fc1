// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { notFoundPageText } from '@/copy/pages/not-found';
import { Component as CollectionScreen } from './collection-screen';

vi.mock('@/admin/features/auth/use-identity', () => ({
  useOwnRolesAndPermissions: () => ({ isLoading: false, permissions: ['all'], roleState: 'some' }),
}));

it('shows the not-found page for an unknown collection', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  const router = createMemoryRouter([{ path: '/:key', element: <CollectionScreen /> }], {
    initialEntries: ['/inconnue'],
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: notFoundPageText.title })).toBeVisible();
});
