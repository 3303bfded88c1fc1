import { isCtrlShortcut } from '@/admin/lib/is-ctrl-shortcut';
import { useShortcut } from '@/shared/hooks/use-shortcut';

/** Runs `action` in place of the browser's default on Ctrl or Cmd plus the letter. */
export const useCtrlShortcut = (letter: string, action: () => void) =>
  useShortcut((event) => isCtrlShortcut(event, letter), action);
