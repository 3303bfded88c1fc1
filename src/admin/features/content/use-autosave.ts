import { useEffect, useEffectEvent } from 'react';
import type { ContentValues } from './content-schema';

/** Milliseconds without a key before a draft saves itself. */
const PAUSE = 3000;

/** Calls `save` once nobody has typed for a moment, each time the text has changed. */
export function useAutosave(enabled: boolean, values: ContentValues, save: () => void) {
  const run = useEffectEvent(save);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the text starts the pause again
  useEffect(() => {
    if (!enabled) return;
    const timer = setTimeout(() => run(), PAUSE);
    return () => clearTimeout(timer);
  }, [enabled, values]);
}
