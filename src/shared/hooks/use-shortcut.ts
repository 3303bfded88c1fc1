import { useEffectEvent, useLayoutEffect } from 'react';

/** Runs `action` in place of the browser's default when `isPressed` returns true for a key; once while the key stays down. */
export function useShortcut(isPressed: (event: KeyboardEvent) => boolean, action: () => void) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isPressed(event)) return;
    event.preventDefault();
    if (!event.repeat) action();
  });

  // `useEffect` runs after the paint and would miss a key that is pressed immediately.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
