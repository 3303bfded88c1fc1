// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { defaultSettings } from '@/copy/site-settings';
import { allCollections } from '@/shared/collections/registry';
import { createLayoutData } from '@/site/data/layout-data';
import { fillInDefaultCollections } from '@/site/data/live-collections';
import { LAYOUT_ROUTE_ID } from '@/site/data/site-data';
import { PublicLayout } from './public-layout';

it('marks the page as busy while the next page loads', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('scrollTo', () => undefined);
  const layout = createLayoutData(defaultSettings, fillInDefaultCollections(allCollections));
  let answer: (data: null) => void = () => undefined;
  const loadSlowly = () =>
    new Promise<null>((resolve) => {
      answer = resolve;
    });
  const router = createMemoryRouter(
    [
      {
        id: LAYOUT_ROUTE_ID,
        path: '/',
        Component: PublicLayout,
        loader: () => layout,
        children: [
          { index: true, element: <h1>Accueil</h1> },
          { path: 'presse', element: <h1>Presse</h1>, loader: loadSlowly },
        ],
      },
    ],
    { hydrationData: { loaderData: { [LAYOUT_ROUTE_ID]: layout } } },
  );
  render(<RouterProvider router={router} />);
  const main = screen.getByRole('main');
  expect(main).not.toHaveAttribute('aria-busy');
  await act(async () => void router.navigate('/presse'));
  expect(main).toHaveAttribute('aria-busy', 'true');
  await act(async () => answer(null));
  expect(await screen.findByRole('heading', { name: 'Presse' })).toBeVisible();
  expect(main).not.toHaveAttribute('aria-busy');
});
