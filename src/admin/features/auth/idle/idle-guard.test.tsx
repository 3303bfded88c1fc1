// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { signOutLocally } from '../api/session';
import { IdleGuard } from './idle-guard';

vi.mock('../api/session', () => ({ signOutLocally: vi.fn(async () => undefined) }));

const MINUTE_MS = 60_000;
const STORAGE_KEY = 'obouo-derniere-activite';
/** Advances the system clock and runs due timers. */
const advanceTime = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

const queryWarning = () => screen.queryByRole('alertdialog', { name: 'Toujours là\u00a0?' });

it('shows the warning two minutes before the end, until its button is pressed', async () => {
  renderAdmin(<IdleGuard />);
  await advanceTime(57 * MINUTE_MS);
  expect(queryWarning()).toBeNull();
  await advanceTime(1.5 * MINUTE_MS);
  await screen.findByRole('alertdialog');
  expect(screen.getByRole('timer')).toHaveTextContent(/1:[0-3]\d/);
  fireEvent.pointerMove(document.body);
  expect(queryWarning()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Rester connecté' }));
  await advanceTime(2000);
  expect(queryWarning()).toBeNull();
  await advanceTime(57 * MINUTE_MS);
  expect(queryWarning()).toBeNull();
});

it('restarts the idle time after a gesture in any tab', async () => {
  renderAdmin(<IdleGuard />);
  await advanceTime(30 * MINUTE_MS);
  fireEvent.keyDown(document.body, { key: 'a' });
  await advanceTime(40 * MINUTE_MS);
  expect(queryWarning()).toBeNull();
  await advanceTime(18.5 * MINUTE_MS);
  await screen.findByRole('alertdialog');
  localStorage.setItem(STORAGE_KEY, String(Date.now()));
  fireEvent(window, new StorageEvent('storage', { key: STORAGE_KEY }));
  await advanceTime(2000);
  expect(queryWarning()).toBeNull();
});

it('ends a session that expired since the last visit, without a warning', async () => {
  localStorage.setItem(STORAGE_KEY, String(Date.now() - 24 * 60 * MINUTE_MS));
  renderAdmin(<IdleGuard />);
  await vi.waitFor(() => expect(signOutLocally).toHaveBeenCalled());
  expect(queryWarning()).toBeNull();
});
