import { onlineManager } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { SaveFailure } from './use-versioned-saves';

/** Delay before the first retry; it doubles with each attempt. The browser may not report that the network is back. */
const RETRY_DELAY_MS = 10_000;
const MAX_RETRY_DELAY_MS = 60_000;

/**
 * Retries a save without a response when the network is back, or after a delay. A paused mutation of TanStack Query would send its
 * old values instead of newer ones.
 */
export function useRetryWhenOnline<Values>(
  pendingSave: SaveFailure<Values> | null,
  retry: (pendingSave: SaveFailure<Values>) => void,
) {
  const retryNow = useEffectEvent(retry);
  useEffect(() => {
    if (!pendingSave) return;
    const delayMs = Math.min(RETRY_DELAY_MS * 2 ** (pendingSave.attempts - 1), MAX_RETRY_DELAY_MS);
    const timer = setTimeout(() => retryNow(pendingSave), delayMs);
    const unsubscribe = onlineManager.subscribe((isOnline) => {
      if (isOnline) retryNow(pendingSave);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [pendingSave]);
}
