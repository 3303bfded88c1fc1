// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { stubApi } from '../../../../tests/support/stub-api';
import { contentQueries } from './api/content-queries';
import { Component as ContentEditorScreen } from './content-editor-screen';
import { useReplaceEditorAddress } from './use-editing-session-counter';

const ID = 'd0000000-0000-4000-8000-000000000001';

/** Ends the save that created the content, even after its editor has closed. */
let endSave: () => void;

vi.mock('@/admin/features/auth/use-identity', () => ({
  useOwnRolesAndPermissions: () => ({ isLoading: false, permissions: ['content_create'] }),
}));
vi.mock('./components/content-editor', () => ({
  ContentEditor: () => {
    const replaceAddress = useReplaceEditorAddress();
    endSave = () => replaceAddress(`/content/${ID}`);
    return <input aria-label="Titre" />;
  },
}));

/** Opens a new content and types its title. */
function renderNewContent() {
  stubApi(() => ({ id: ID }));
  const routes = [
    { path: '/content/:id', Component: ContentEditorScreen },
    { path: '/media', element: null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/content/nouveau'] });
  const client = new QueryClient();
  client.setQueryData(contentQueries.detail(ID).queryKey, { id: ID } as never);
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  fireEvent.change(screen.getByLabelText('Titre'), { target: { value: 'Le premier' } });
  return router;
}

it('keeps the editor open when the first save changes the address', () => {
  const router = renderNewContent();
  act(() => endSave());
  expect(router.state.location.pathname).toBe(`/content/${ID}`);
  expect(screen.getByLabelText('Titre')).toHaveValue('Le premier');
});

it('starts the next new content empty', async () => {
  const router = renderNewContent();
  act(() => endSave());
  await act(() => router.navigate('/content/nouveau'));
  expect(screen.getByLabelText('Titre')).toHaveValue('');
});

it('changes no address when the person left the editor during the save', async () => {
  const router = renderNewContent();
  await act(() => router.navigate('/media'));
  act(() => endSave());
  expect(router.state.location.pathname).toBe('/media');
});

it('starts a new content empty when the person opens it right after a save', async () => {
  const router = renderNewContent();
  await act(async () => {
    endSave();
    await router.navigate('/content/nouveau');
  });
  expect(screen.getByLabelText('Titre')).toHaveValue('');
});
