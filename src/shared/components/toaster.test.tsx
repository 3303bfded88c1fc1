// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showToast, Toaster } from './toaster';

it('a toast stays while one of its buttons has the focus', async () => {
  // jsdom has no media queries
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.useFakeTimers();
  render(<Toaster side="left" />);
  showToast({ title: 'Fichier supprimé', tone: 'success' });
  await act(() => vi.advanceTimersByTimeAsync(1000));
  const closeButton = screen.getByRole('button', { name: 'Fermer la notification' });
  act(() => closeButton.focus());
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(closeButton).toHaveFocus();
  act(() => closeButton.blur());
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(screen.queryByText('Fichier supprimé')).toBeNull();
});
