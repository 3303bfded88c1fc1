// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { defaultSettings } from '@/copy/site-settings';
import { LAYOUT_ROUTE_ID } from '@/site/data/site-data';
import { Component as NotFoundPage } from './not-found';

vi.mock('@/site/components/picture', () => ({ Picture: () => null }));

it('without an earlier page in the tab, the back button leads home', async () => {
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(1);
  const loader = () => ({ settings: defaultSettings });
  const children = [
    { index: true, element: <h1>Accueil</h1> },
    { path: '*', element: <NotFoundPage /> },
  ];
  const router = createMemoryRouter([{ id: LAYOUT_ROUTE_ID, path: '/', loader, children }], {
    initialEntries: ['/nulle-part'],
  });
  render(<RouterProvider router={router} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Page précédente' }));
  expect(await screen.findByRole('heading', { name: 'Accueil' })).toBeVisible();
});
