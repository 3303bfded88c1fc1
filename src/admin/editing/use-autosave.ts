import { useEffect, useEffectEvent } from 'react';

/** Milliseconds without a key before a draft saves itself. */
const PAUSE = 3000;

/** Calls `save` after a change of the values, once typing has paused. */
export function useAutosave(enabled: boolean, values: object, save: () => void) {
  const run = useEffectEvent(save);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the values starts the pause again
  useEffect(() => {
    if (!enabled) return;
    const timer = setTimeout(() => run(), PAUSE);
    return () => clearTimeout(timer);
  }, [enabled, values]);
}
