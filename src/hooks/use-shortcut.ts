import { useEffect, useEffectEvent } from 'react';
import { isShortcut, isTyping } from '@/lib/shortcut';

interface ShortcutOptions {
  /** Also while a field has the focus, e.g. Ctrl+S in an editor. */
  whileTyping?: boolean;
}

/** Runs `action` on Ctrl or Cmd plus `letter`. */
export function useShortcut(
  letter: string,
  action: () => void,
  { whileTyping = false }: ShortcutOptions = {},
) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isShortcut(event, letter)) return;
    if (!whileTyping && isTyping(event.target)) return;
    event.preventDefault();
    if (!event.repeat) action();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
