// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showToast, Toaster } from './toaster';

it('a toast stays while one of its buttons has the focus', async () => {
  vi.useFakeTimers();
  render(<Toaster side="left" />);
  showToast({ title: 'Fichier supprimé', tone: 'success' });
  await act(() => vi.advanceTimersByTimeAsync(1000));
  // Sonner may still show the toast of another test file of this worker
  const toast = screen.getByText('Fichier supprimé').closest<HTMLElement>('[data-sonner-toast]');
  const closeButton = within(toast as HTMLElement).getByRole('button', { name: 'Fermer la notification' });
  act(() => closeButton.focus());
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(closeButton).toHaveFocus();
  act(() => closeButton.blur());
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(screen.queryByText('Fichier supprimé')).toBeNull();
});

it('other toasts still close after a button of one toast was pressed', async () => {
  vi.useFakeTimers();
  render(<Toaster side="left" />);
  showToast({ title: 'Premier fichier', tone: 'success' });
  showToast({ title: 'Second fichier', tone: 'success' });
  await act(() => vi.advanceTimersByTimeAsync(1000));
  const toast = screen.getByText('Premier fichier').closest<HTMLElement>('[data-sonner-toast]');
  const closeButton = within(toast as HTMLElement).getByRole('button', { name: 'Fermer la notification' });
  act(() => closeButton.focus());
  act(() => closeButton.click());
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(screen.queryByText('Second fichier')).toBeNull();
});
