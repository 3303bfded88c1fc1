import { type ComponentType, type ReactNode, useState } from 'react';
import { useOnDemand } from '@/shared/hooks/use-on-demand';

/** What every dialog is given. It is only on the page while it is open: each opening starts afresh. */
export interface DialogState {
  onClose: () => void;
}

/** What a page says of the button that opens a dialog. */
export interface DialogButtonLook {
  className?: string;
  children: ReactNode;
}

interface DialogButtonProps<Preset> extends DialogButtonLook {
  /** Downloads the dialog; must be stable. */
  load: () => Promise<ComponentType<Preset & DialogState>>;
  /** False: at the press, for what most visitors never open. Else once the page is idle. */
  early?: boolean;
  /** A key that presses it, for screen readers to say. */
  shortcut?: string;
  /** What the dialog starts with. */
  preset: Preset;
  /** Called before it opens, e.g. to close the menu the button stands in. */
  onOpen?: () => void;
}

/** A button and the dialog it opens, which is not downloaded with the page. */
export function DialogButton<Preset extends object>(props: DialogButtonProps<Preset>) {
  const { load, early, shortcut, preset, className, onOpen, children } = props;
  const [open, setOpen] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [Dialog, request] = useOnDemand(load, early);

  function handleClick() {
    onOpen?.();
    setWaiting(true);
    request().finally(() => setWaiting(false));
    setOpen(true);
  }

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={shortcut}
        aria-busy={(waiting && !Dialog) || undefined}
        className={className}
        onClick={handleClick}
      >
        {children}
      </button>
      {Dialog && open ? <Dialog {...preset} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
