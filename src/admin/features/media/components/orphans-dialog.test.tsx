// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { AppError } from '@/shared/lib/app-error';
import { OrphansDialog } from './orphans-dialog';

afterEach(() => void vi.unstubAllGlobals());

it('a list of orphan files that fails names the error and offers a retry', async () => {
  const send = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  vi.stubGlobal(
    'fetch',
    send.mockImplementation(async () => Response.json([])),
  );
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <OrphansDialog onClose={() => undefined} />
    </QueryClientProvider>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(new AppError('network').message);
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText(/^Aucun fichier orphelin/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
