// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import DraftPreviewPage from '@/site/articles/draft-preview-page';
import { Component as TextPage } from './text';

const NEW_PATH = '/presse/nouveau';

vi.mock('@/site/api/published-texts', () => ({ fetchPreviewedText: async () => ({ moved_to: NEW_PATH }) }));

it.each([
  { name: 'page', element: <TextPage />, title: 'Chargement…' },
  { name: 'preview', element: <DraftPreviewPage token="x" />, title: 'Chargement de l’aperçu…' },
])('the $name of a moved text has a title while the new path loads', async ({ element, title }) => {
  const page = { collections: {}, text: { kind: 'moved', to: NEW_PATH } };
  const loadForever = vi.fn(() => new Promise(() => undefined));
  const router = createMemoryRouter(
    [
      { id: 'old', path: '/', element, loader: () => null },
      { path: NEW_PATH, loader: loadForever },
    ],
    { hydrationData: { loaderData: { old: page } } },
  );
  render(<RouterProvider router={router} />);
  await waitFor(() => expect(loadForever).toHaveBeenCalled());
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(document.title).toBe(title);
});
