import { onlineManager } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

/** A save that had no answer. */
export interface PendingSave<Values> {
  values: Values;
  isManual: boolean;
  /** How often it was tried. */
  attempts: number;
}

/** Milliseconds before a retry, doubled up to the longest: not every network reports that it is back. */
const PAUSE = 10_000;
const LONGEST_PAUSE = 60_000;

/**
 * Calls `retry` with a pending save once the network is back. A paused mutation of TanStack Query would send the values it was
 * given: newer ones could not replace them.
 */
export function useRetryWhenOnline<Values>(
  pending: PendingSave<Values> | null,
  retry: (pending: PendingSave<Values>) => void,
) {
  const run = useEffectEvent(retry);
  useEffect(() => {
    if (!pending) return;
    const pause = Math.min(PAUSE * 2 ** (pending.attempts - 1), LONGEST_PAUSE);
    const timer = setTimeout(() => run(pending), pause);
    const unsubscribe = onlineManager.subscribe((online) => {
      if (online) run(pending);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [pending]);
}
