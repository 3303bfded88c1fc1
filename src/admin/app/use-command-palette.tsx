import { type ReactNode, useState } from 'react';
import { useCtrlShortcut } from '@/admin/hooks/use-ctrl-shortcut';
import { helpShortcutPreference } from '@/admin/lib/help-shortcut-preference';
import { isDialogOpen } from '@/admin/lib/is-dialog-open';
import { useLocalPreference } from '@/admin/lib/local-preference';
import { useComponentDownload } from '@/shared/hooks/use-component-download';
import { useShortcut } from '@/shared/hooks/use-shortcut';
import { isKeyPress } from '@/shared/lib/shortcut';

type PaletteDialogName = 'palette' | 'shortcuts';

const loadPalette = async () => (await import('./command-palette')).CommandPalette;
const loadShortcuts = async () => (await import('./shortcuts-dialog')).ShortcutsDialog;

interface Palette {
  open: () => void;
  /** The open dialog. Render it once. */
  dialogs: ReactNode;
}

/** Returns the command palette (Ctrl+K) and the list of shortcuts (?). Both are downloaded when the page is idle. */
export function useCommandPalette(onSignOut: () => void): Palette {
  const [openDialogName, setOpenDialogName] = useState<PaletteDialogName | null>(null);
  const [CommandPalette, requestPalette] = useComponentDownload(loadPalette);
  const [ShortcutsDialog, requestShortcuts] = useComponentDownload(loadShortcuts);
  const [helpPreference] = useLocalPreference(helpShortcutPreference);

  function showDialog(name: PaletteDialogName) {
    if (name === 'palette') requestPalette();
    else requestShortcuts();
    setOpenDialogName(name);
  }
  const close = () => setOpenDialogName(null);

  useCtrlShortcut('k', () => {
    if (openDialogName === 'palette') close();
    else if (!isDialogOpen()) showDialog('palette');
  });
  useShortcut(
    (event) => isKeyPress(event, '?'),
    () => {
      if (helpPreference === 'on' && !isDialogOpen()) showDialog('shortcuts');
    },
  );

  return {
    open: () => showDialog('palette'),
    dialogs: (
      <>
        {CommandPalette && openDialogName === 'palette' ? (
          <CommandPalette onClose={close} onSignOut={onSignOut} onShortcuts={() => showDialog('shortcuts')} />
        ) : null}
        {ShortcutsDialog && openDialogName === 'shortcuts' ? <ShortcutsDialog onClose={close} /> : null}
      </>
    ),
  };
}
