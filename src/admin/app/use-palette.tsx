import { type ReactNode, useState } from 'react';
import { useLocalPreference } from '@/admin/hooks/use-local-preference';
import { shortcutHelpPreference } from '@/admin/lib/shortcut-help-preference';
import { useLazyComponent } from '@/shared/hooks/use-lazy-component';
import { useShortcut } from '@/shared/hooks/use-shortcut';

type PaletteWindow = 'palette' | 'shortcuts' | null;

const loadPalette = async () => (await import('./command-palette')).CommandPalette;
const loadShortcuts = async () => (await import('./shortcuts-dialog')).ShortcutsDialog;

/** Returns true when a dialog is open: the palette must not open over it. */
const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

interface Palette {
  open: () => void;
  /** Render it once. */
  dialogs: ReactNode;
}

/** Returns the command palette (Ctrl+K) and the list of shortcuts (?). Each is downloaded at its first opening. */
export function usePalette(onSignOut: () => void): Palette {
  const [current, setCurrent] = useState<PaletteWindow>(null);
  const [CommandPalette, requestPalette] = useLazyComponent(loadPalette);
  const [ShortcutsDialog, requestShortcuts] = useLazyComponent(loadShortcuts);
  const [helpPreference] = useLocalPreference(shortcutHelpPreference);

  function show(next: PaletteWindow) {
    if (next === 'palette') requestPalette();
    if (next === 'shortcuts') requestShortcuts();
    setCurrent(next);
  }
  const close = () => setCurrent(null);

  useShortcut(
    'k',
    () => {
      if (current === 'palette') close();
      else if (!isDialogOpen()) show('palette');
    },
    { whileTyping: true },
  );
  useShortcut('?', () => (helpPreference === 'on' && !isDialogOpen() ? show('shortcuts') : undefined), {
    alone: true,
  });

  return {
    open: () => show('palette'),
    dialogs: (
      <>
        {CommandPalette && current === 'palette' ? (
          <CommandPalette onClose={close} onSignOut={onSignOut} onShortcuts={() => show('shortcuts')} />
        ) : null}
        {ShortcutsDialog && current === 'shortcuts' ? <ShortcutsDialog onClose={close} /> : null}
      </>
    ),
  };
}
