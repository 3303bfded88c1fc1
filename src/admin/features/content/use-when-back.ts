import { onlineManager } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { ContentValues } from './content-schema';

/** A save that nobody answered. */
export interface HeldSave {
  values: ContentValues;
  /** Whether it ran by itself. */
  automatic: boolean;
  /** How often it was tried. */
  attempts: number;
}

/** Milliseconds before it is tried again, doubled each time up to the longest: not every network says that it is back. */
const PAUSE = 10_000;
const LONGEST = 60_000;

/**
 * Calls `run` with a save that is held once the network is back. Ours, and not a paused mutation of TanStack Query: that sends
 * what it was given, and could neither be replaced by a newer text nor be pressed meanwhile.
 */
export function useWhenBack(held: HeldSave | null, run: (held: HeldSave) => void) {
  const again = useEffectEvent(run);
  useEffect(() => {
    if (!held) return;
    const timer = setTimeout(() => again(held), Math.min(PAUSE * 2 ** (held.attempts - 1), LONGEST));
    const unsubscribe = onlineManager.subscribe((online) => {
      if (online) again(held);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [held]);
}
