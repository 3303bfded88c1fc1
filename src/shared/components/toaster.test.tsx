// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showToast, Toaster } from './toaster';

const findCloseButton = (text: string) => {
  // Sonner may still show the toast of another test file of this worker
  const toast = screen.getByText(text).closest<HTMLElement>('[data-sonner-toast]');
  return within(toast as HTMLElement).getByRole('button', { name: 'Fermer la notification' });
};

it('a toast stays while one of its buttons has the focus', async () => {
  vi.useFakeTimers();
  render(<Toaster side="left" />);
  showToast({ title: 'Fichier supprimé', tone: 'success' });
  await act(() => vi.advanceTimersByTimeAsync(1000));
  const closeButton = findCloseButton('Fichier supprimé');
  act(() => closeButton.focus());
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(closeButton).toHaveFocus();
  act(() => closeButton.blur());
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(screen.queryByText('Fichier supprimé')).toBeNull();
});

it('the other toasts still close after a button of one toast was pressed', async () => {
  vi.useFakeTimers();
  render(<Toaster side="left" />);
  for (const title of ['Premier', 'Deuxième', 'Troisième']) showToast({ title, tone: 'success' });
  await act(() => vi.advanceTimersByTimeAsync(1000));
  const closeButton = findCloseButton('Premier');
  act(() => closeButton.focus());
  act(() => closeButton.click());
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(screen.queryByText(/^(?:Deux|Trois)ième$/)).toBeNull();
});

it('a click on the text of a focused toast keeps the toast', async () => {
  vi.useFakeTimers();
  render(<Toaster side="left" />);
  showToast({ title: 'Texte enregistré', tone: 'success' });
  await act(() => vi.advanceTimersByTimeAsync(1000));
  act(() => findCloseButton('Texte enregistré').focus());
  act(() => screen.getByText('Texte enregistré').click());
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(screen.getByText('Texte enregistré')).toBeVisible();
  act(() => findCloseButton('Texte enregistré').click());
  await act(() => vi.advanceTimersByTimeAsync(1000));
});

it('Alt+T moves the focus to the toasts', async () => {
  vi.useFakeTimers();
  render(<Toaster side="left" />);
  showToast({ title: 'Tag supprimé', tone: 'success' });
  await act(() => vi.advanceTimersByTimeAsync(1000));
  fireEvent.keyDown(document, { code: 'KeyT', altKey: true });
  expect(screen.getByText('Tag supprimé').closest('ol')).toHaveFocus();
  act(() => findCloseButton('Tag supprimé').click());
  await act(() => vi.advanceTimersByTimeAsync(1000));
});
