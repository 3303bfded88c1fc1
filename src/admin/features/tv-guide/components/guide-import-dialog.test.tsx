// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GuideImportDialog } from './guide-import-dialog';

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterEach(() => void vi.unstubAllGlobals());

it('reports a file that the browser cannot read', async () => {
  const router = createMemoryRouter([
    { path: '/', element: <GuideImportDialog onClose={vi.fn()} onImported={vi.fn()} /> },
  ]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const file = new File(['chaine;jour'], 'guide.csv', { type: 'text/csv' });
  vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
  await userEvent.upload(screen.getByLabelText('Fichier CSV'), file);
  expect(await screen.findByRole('alert')).toHaveTextContent('Ce fichier n’a pas pu être lu.');
});
