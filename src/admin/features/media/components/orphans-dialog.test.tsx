// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AppError } from '@/shared/lib/app-error';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { loseAnswer, stubApi } from '../../../../../tests/support/stub-api';
import { OrphansDialog } from './orphans-dialog';

it('shows the error and a retry when the list fails to load', async () => {
  stubApi(vi.fn<() => unknown>(() => []).mockImplementationOnce(loseAnswer));
  renderAdmin(<OrphansDialog onClose={() => undefined} />);
  expect(await screen.findByRole('alert')).toHaveTextContent(new AppError('network').message);
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText(/^Aucun fichier orphelin/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
