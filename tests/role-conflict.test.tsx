// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '@/admin/app/query-client';
import { Component as RolesScreen } from '@/admin/features/roles/roles-screen';
import { roleFormText as text } from '@/copy/admin/roles';

vi.mock('@/admin/features/auth/use-identity', () => ({
  useOwnRolesAndPermissions: () => ({ permissions: ['all'], roles: [], hasNoRole: false }),
}));

it('a role opened again after a conflict has the description of the colleague', async () => {
  let role = { key: 'pigiste', label: 'Pigiste', description: '', version: 1, role_permissions: [] };
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, { method }: RequestInit = {}) => {
    if (method === 'HEAD') return new Response(null, { headers: { 'content-range': '*/0' } });
    if (method !== 'POST') return Response.json(String(input).includes('key=eq.') ? role : [role]);
    role = { ...role, description: 'Du collègue', version: 2 };
    return Response.json({ code: 'PGRST116' }, { status: 406 });
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <RolesScreen /> }])} />
    </QueryClientProvider>,
  );
  const openRole = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Modifier le rôle Pigiste' }));
  await openRole();
  await userEvent.type(await screen.findByLabelText('Description'), 'Écrit');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText(text.changedMeanwhile)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  await userEvent.click(screen.getByRole('button', { name: 'Abandonner' }));
  await openRole();
  expect(screen.getByLabelText('Description')).toHaveValue('Du collègue');
});
