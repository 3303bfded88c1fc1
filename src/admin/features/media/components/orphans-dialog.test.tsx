// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AppError } from '@/shared/lib/app-error';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { OrphansDialog } from './orphans-dialog';

it('a list of orphan files that fails names the error and offers a retry', async () => {
  const send = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  vi.stubGlobal(
    'fetch',
    send.mockImplementation(async () => Response.json([])),
  );
  renderAdmin(<OrphansDialog onClose={() => undefined} />);
  expect(await screen.findByRole('alert')).toHaveTextContent(new AppError('network').message);
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText(/^Aucun fichier orphelin/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
