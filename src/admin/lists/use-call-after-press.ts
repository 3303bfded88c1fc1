import { useEffect, useRef } from 'react';

/** Elements whose press ends with `pointerup`. A native control, such as a select, may swallow that event. */
const PRESSABLE_SELECTOR = 'a, button, label';

/**
 * Returns a function that calls `callback` at once, or when the press on a link or button ends. `pointerup` comes before
 * `click`: rows that the server filters have not moved yet, and `useSetListUrl` has already changed the address of links.
 */
export function useCallAfterPress<Value>(callback: (value: Value) => void): (value: Value) => void {
  const isPressing = useRef(false);
  const delayedCall = useRef<() => void>(undefined);

  useEffect(() => {
    const handlePressStart = ({ target }: PointerEvent) => {
      isPressing.current = target instanceof Element && target.closest(PRESSABLE_SELECTOR) !== null;
    };
    const handlePressEnd = () => {
      isPressing.current = false;
      delayedCall.current?.();
      delayedCall.current = undefined;
    };
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    window.addEventListener('pointerdown', handlePressStart, options);
    // A drag or a context menu may swallow the end of a press. A key ends it too: Enter always searches.
    for (const type of ['pointerup', 'pointercancel', 'dragend', 'contextmenu', 'keydown']) {
      window.addEventListener(type, handlePressEnd, options);
    }
    return () => controller.abort();
  }, []);

  return (value) => {
    if (isPressing.current) delayedCall.current = () => callback(value);
    else callback(value);
  };
}
