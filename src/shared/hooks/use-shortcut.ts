import { useEffectEvent, useLayoutEffect } from 'react';
import { isInTextField, matchesCharacterShortcut, matchesCtrlShortcut } from '@/shared/lib/shortcut';

interface ShortcutOptions {
  /** Works while a field has the focus, e.g. Ctrl+S in an editor. */
  whileTyping?: boolean;
  /** Reacts to the key alone, on any keyboard layout: « ? », Escape. */
  withoutCtrl?: boolean;
  /** Called at each press; when false, the browser handles the key. */
  isEnabled?: () => boolean;
}

/** Runs `action` on Ctrl or Cmd plus `key`, or on `key` alone. */
export function useShortcut(
  key: string,
  action: () => void,
  { whileTyping = false, withoutCtrl = false, isEnabled }: ShortcutOptions = {},
) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isPressed = withoutCtrl ? matchesCharacterShortcut(event, key) : matchesCtrlShortcut(event, key);
    if (event.defaultPrevented || !isPressed) return;
    if (!whileTyping && isInTextField(event.target)) return;
    if (isEnabled && !isEnabled()) return;
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
