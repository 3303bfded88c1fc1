// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog';

const createDialog = (
  props: { isLoading?: boolean; isPending?: boolean },
  onConfirm = vi.fn(),
  onCancel = vi.fn(),
) => (
  <MemoryRouter>
    <ConfirmDialog
      open
      title="Supprimer ce fichier ?"
      confirmLabel="Supprimer"
      cancelLabel="Annuler"
      onConfirm={onConfirm}
      onCancel={onCancel}
      {...props}
    />
  </MemoryRouter>
);

it('focuses Cancel while the list of affected rows loads, and can be cancelled', async () => {
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  render(createDialog({ isLoading: true }, onConfirm, onCancel));
  expect(screen.getByRole('button', { name: 'Annuler' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Supprimer' }));
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledOnce();
});

it('keeps its buttons focusable during the request', async () => {
  const onConfirm = vi.fn();
  const { rerender } = render(createDialog({}, onConfirm));
  await userEvent.click(screen.getByRole('button', { name: 'Supprimer' }));
  expect(onConfirm).toHaveBeenCalledOnce();
  rerender(createDialog({ isPending: true }, onConfirm));
  for (const button of screen.getAllByRole('button')) {
    expect(button).toBeEnabled();
    expect(button).toHaveAttribute('aria-disabled', 'true');
  }
  await userEvent.keyboard('{Enter}');
  expect(onConfirm).toHaveBeenCalledOnce();
});
