import { type ComponentType, type ReactNode, type Ref, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useComponentDownload } from '@/shared/hooks/use-component-download';
import { isHydrated } from '@/shared/lib/hydration';

/** Props that `DialogButton` gives to each dialog. Each opening mounts the dialog again. */
export interface BaseDialogProps {
  onClose: () => void;
}

/** Class and content of the button that opens a dialog. */
export interface BaseDialogButtonProps {
  className?: string;
  children: ReactNode;
}

interface DialogButtonProps<Props> extends BaseDialogButtonProps {
  /** Downloads the dialog; must be the same function in every render. */
  load: () => Promise<ComponentType<Props & BaseDialogProps>>;
  /** False for a dialog that most visitors never open: the first click downloads it. */
  preload?: boolean;
  /** Keyboard shortcut, announced by screen readers. */
  shortcut?: string;
  /** Props of the dialog, except `onClose`. */
  dialogProps: Props;
  /** Called before the dialog opens, e.g. to close the menu around the button. */
  onOpen?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** Returns true for the button that was pressed before hydration, which the start script marks as busy. */
const wasPressedEarly = (buttonId: string): boolean =>
  !import.meta.env.SSR &&
  !isHydrated() &&
  document.getElementById(buttonId)?.hasAttribute('aria-busy') === true;

/** Closes the dialog of the last button pressed, which may still be downloading. */
let closeLastDialog = () => {};

/** A button and the dialog it opens. The page's first scripts do not contain the dialog. */
export function DialogButton<Props extends object>(props: DialogButtonProps<Props>) {
  const { load, preload, shortcut, dialogProps, className, onOpen, ref, children } = props;
  const { pathname } = useLocation();
  /** The last press: a new object, with the page on which the dialog opened. Null while the dialog is closed. */
  const [opening, setOpening] = useState<{ pathname: string } | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const [Dialog, requestDialog] = useComponentDownload(load, { preload });
  const buttonId = useId();
  // After an early press, the dialog downloads while React hydrates the page. The repeated click reports a failure.
  useState(() => {
    if (wasPressedEarly(buttonId)) load().catch(() => undefined);
  });

  // The Back button changes the page under a dialog of the header.
  if (opening && opening.pathname !== pathname) setOpening(null);
  const isOpen = opening?.pathname === pathname;
  // A closed form may get its answer late. It must not close a dialog that was opened since.
  const close = (closedOpening: typeof opening) =>
    setOpening((current) => (current === closedOpening ? null : current));

  function handleClick() {
    onOpen?.();
    const newOpening = { pathname };
    // On a slow network a visitor may press two buttons before the first dialog shows.
    closeLastDialog();
    closeLastDialog = () => close(newOpening);
    setWaiting(true);
    requestDialog().finally(() => setWaiting(false));
    setOpening(newOpening);
  }

  return (
    <>
      <button
        ref={ref}
        id={buttonId}
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={shortcut}
        aria-busy={(isWaiting && isOpen && !Dialog) || undefined}
        className={className}
        onClick={handleClick}
      >
        {children}
      </button>
      {Dialog && isOpen ? <Dialog {...dialogProps} onClose={() => close(opening)} /> : null}
    </>
  );
}
