import { useEffect, useEffectEvent } from 'react';
import { isCharacter, isShortcut, isTyping } from '@/shared/lib/shortcut';

interface ShortcutOptions {
  /** Works while a field has the focus, e.g. Ctrl+S in an editor. */
  whileTyping?: boolean;
  /** Reacts to the typed character without Ctrl, e.g. « ? ». */
  alone?: boolean;
  /** Called at each press; when false, the browser handles the key. */
  when?: () => boolean;
}

/** Runs `action` on Ctrl or Cmd plus `letter`, or on the character alone. */
export function useShortcut(
  letter: string,
  action: () => void,
  { whileTyping = false, alone = false, when }: ShortcutOptions = {},
) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const pressed = alone ? isCharacter(event, letter) : isShortcut(event, letter);
    if (event.defaultPrevented || !pressed) return;
    if (!whileTyping && isTyping(event.target)) return;
    if (when && !when()) return;
    event.preventDefault();
    if (!event.repeat) action();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
