import { useEffect, useEffectEvent } from 'react';

const AUTOSAVE_DELAY_MS = 3000;

/** Calls `save` once the values have not changed for three seconds. */
export function useAutosave(isEnabled: boolean, values: object, save: () => void) {
  const saveNow = useEffectEvent(save);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the values restarts the delay
  useEffect(() => {
    if (!isEnabled) return;
    const timer = setTimeout(() => saveNow(), AUTOSAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isEnabled, values]);
}
