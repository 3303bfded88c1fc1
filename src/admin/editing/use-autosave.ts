import { useEffect, useEffectEvent } from 'react';

const AUTOSAVE_DELAY_MS = 3000;

/** Calls `save` three seconds after the last change of the values. */
export function useAutosave(isEnabled: boolean, values: object, save: () => void) {
  const saveNow = useEffectEvent(save);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the values restarts the delay
  useEffect(() => {
    if (!isEnabled) return;
    const timer = setTimeout(() => saveNow(), AUTOSAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isEnabled, values]);
}
