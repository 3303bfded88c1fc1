// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AppError } from '@/shared/lib/app-error';
import { useRetryWhenOnline } from './use-retry-when-online';
import type { SaveFailure } from './use-versioned-saves';

afterEach(() => {
  onlineManager.setOnline(true);
});

const createPendingSave = (attempts: number): SaveFailure<string> => ({
  error: new AppError('network'),
  sentValues: 'text',
  origin: { isManual: true },
  attempts,
});

/** Renders the hook with a pending save. Collects the number of attempts of each save that it retries. */
function renderRetries() {
  vi.useFakeTimers();
  const retriedAttempts: number[] = [];
  const { rerender } = renderHook(
    ({ save }: { save: SaveFailure<string> | null }) =>
      useRetryWhenOnline(save, ({ attempts }) => retriedAttempts.push(attempts)),
    { initialProps: { save: createPendingSave(1) as SaveFailure<string> | null } },
  );
  return {
    retriedAttempts,
    setPending: (save: SaveFailure<string> | null) => rerender({ save }),
  };
}

it.each([
  [1, 10_000],
  [2, 20_000],
  [9, 60_000],
])('after failed attempt %i, retries after %i ms', (attempts, delayMs) => {
  const { retriedAttempts, setPending } = renderRetries();
  setPending(createPendingSave(attempts));
  vi.advanceTimersByTime(delayMs - 1);
  expect(retriedAttempts).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(retriedAttempts).toEqual([attempts]);
});

it('retries as soon as the network is back', () => {
  const { retriedAttempts } = renderRetries();
  onlineManager.setOnline(false);
  expect(retriedAttempts).toEqual([]);
  onlineManager.setOnline(true);
  expect(retriedAttempts).toEqual([1]);
});

it('retries nothing once no save is pending', () => {
  const { retriedAttempts, setPending } = renderRetries();
  setPending(null);
  vi.advanceTimersByTime(120_000);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  expect(retriedAttempts).toEqual([]);
});
