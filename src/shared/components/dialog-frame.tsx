import * as Alert from '@radix-ui/react-alert-dialog';
import * as Radix from '@radix-ui/react-dialog';
import clsx from 'clsx';
import { type ReactNode, useRef } from 'react';

/** `alertdialog` is a question: only a choice closes it, and its title and buttons are those of Radix's AlertDialog. */
const parts = {
  dialog: { Root: Radix.Root, Portal: Radix.Portal, Overlay: Radix.Overlay, Content: Radix.Content },
  alertdialog: { Root: Alert.Root, Portal: Alert.Portal, Overlay: Alert.Overlay, Content: Alert.Content },
};

interface DialogFrameProps {
  role?: keyof typeof parts;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Classes of the ground: where the window stands on it. */
  ground?: string;
  /** Classes of the window. */
  className: string;
  /** Where the focus starts, when not on what comes first. */
  onOpenAutoFocus?: (event: Event) => void;
  children: ReactNode;
}

/** What every modal window has: its ground, trapped focus, Escape, focus back to the opener, toasts that stand above it. */
export function DialogFrame(props: DialogFrameProps) {
  const { role = 'dialog', open, onOpenChange, ground, className, onOpenAutoFocus, children } = props;
  const { Root, Portal, Overlay, Content } = parts[role];
  const opener = useRef<Element | null>(null);
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className={clsx('fixed inset-0 z-40 bg-black/75', ground)}>
          <Content
            className={clsx('bg-surface text-fg shadow-overlay', className)}
            onOpenAutoFocus={(event) => {
              opener.current = document.activeElement;
              onOpenAutoFocus?.(event);
            }}
            onCloseAutoFocus={(event) => {
              // Radix gives the focus back to its own trigger only; our windows are opened from anywhere.
              event.preventDefault();
              // The choice may have moved the focus: to the title of a page, to the next window.
              if (document.activeElement !== document.body) return;
              if (opener.current instanceof HTMLElement) opener.current.focus();
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
