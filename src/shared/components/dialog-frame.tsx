import * as Alert from '@radix-ui/react-alert-dialog';
import * as Radix from '@radix-ui/react-dialog';
import clsx from 'clsx';
import { type ReactNode, useRef } from 'react';
import { focusTitle } from '@/shared/lib/focus-title';

/**
 * `alertdialog` is a question: a press outside does not close it, and its title and buttons are those of Radix's
 * AlertDialog.
 */
const parts = {
  dialog: { Root: Radix.Root, Portal: Radix.Portal, Overlay: Radix.Overlay, Content: Radix.Content },
  alertdialog: { Root: Alert.Root, Portal: Alert.Portal, Overlay: Alert.Overlay, Content: Alert.Content },
};

interface DialogFrameProps {
  role?: keyof typeof parts;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Classes of the overlay, which positions the window. */
  overlayClassName?: string;
  /** Classes of the window. */
  className: string;
  /** Moves the initial focus. By default, it is on the first control, in an `alertdialog` on `Cancel`. */
  onOpenAutoFocus?: (event: Event) => void;
  /** Called once the dialog is closed and the focus is back. */
  onClosed?: () => void;
  children: ReactNode;
}

/**
 * Frame of every modal: overlay, trapped focus, Escape, and toasts above it. On close, the focus returns to the opener. If the
 * opener is gone, its list (`data-list`) or the title of the page gets the focus.
 */
export function DialogFrame(props: DialogFrameProps) {
  const {
    role = 'dialog',
    open,
    onOpenChange,
    overlayClassName,
    className,
    onOpenAutoFocus,
    onClosed,
    children,
  } = props;
  const { Root, Portal, Overlay, Content } = parts[role];
  const opener = useRef<HTMLElement | null>(null);
  const openerList = useRef<HTMLElement | null>(null);
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className={clsx('fixed inset-0 z-40 bg-black/75', overlayClassName)}>
          <Content
            className={clsx('bg-surface text-fg shadow-overlay', className)}
            onOpenAutoFocus={(event) => {
              opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
              openerList.current = opener.current?.closest<HTMLElement>('[data-list]') ?? null;
              onOpenAutoFocus?.(event);
            }}
            onCloseAutoFocus={(event) => {
              // Radix returns the focus to its own trigger only, and these dialogs have none.
              event.preventDefault();
              // The choice may already have moved the focus to a title or another dialog.
              if (document.activeElement === document.body) {
                if (opener.current?.isConnected) opener.current.focus();
                else if (openerList.current?.isConnected) openerList.current.focus({ preventScroll: true });
                else focusTitle();
              }
              onClosed?.();
            }}
            onKeyUp={({ key }) => {
              // From the last control to the first one, Radix moves the focus without scrolling.
              if (key === 'Tab') document.activeElement?.scrollIntoView({ block: 'nearest' });
            }}
            onInteractOutside={(event: Event) => {
              // Closing a toast must not close the window.
              const { target } = event;
              if (target instanceof Element && target.closest('[data-sonner-toaster]'))
                event.preventDefault();
            }}
          >
            {children}
          </Content>
        </Overlay>
      </Portal>
    </Root>
  );
}
