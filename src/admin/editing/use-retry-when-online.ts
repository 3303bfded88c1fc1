import { onlineManager } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

/** Save without a response. */
export interface PendingSave<Values> {
  values: Values;
  isManual: boolean;
  attempts: number;
}

/** Doubles with each attempt. Not every network reports that it is back. */
const PAUSE = 10_000;
const LONGEST_PAUSE = 60_000;

/**
 * Retries a pending save when the network is back. A paused mutation of TanStack Query would send its old values
 * instead of newer ones.
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
