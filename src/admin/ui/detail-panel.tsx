import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';

interface DetailPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/** Panel over the right edge, the whole width of a phone: one row of a list in detail. */
export function DetailPanel({ open, onOpenChange, title, closeLabel, children }: DetailPanelProps) {
  const opener = useRef<Element | null>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-black/70 backdrop-blur-sm" />
        <Radix.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 right-0 z-40 flex w-full max-w-xl flex-col overflow-y-auto border-l border-line bg-surface text-fg shadow-2xl transition-transform duration-200 ease-out-soft starting:translate-x-full"
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            // Radix gives the focus back to its own trigger only; a row of a list is none.
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          onInteractOutside={(event) => {
            // Toasts stand above the panel: closing one must not close it.
            const target = event.target;
            if (target instanceof Element && target.closest('[data-sonner-toaster]')) event.preventDefault();
          }}
        >
          <div className="sticky top-0 z-10 flex items-center gap-3 border-b border-line bg-surface py-2 pr-3 pl-5">
            <Radix.Title className="min-w-0 grow truncate font-display text-lg">{title}</Radix.Title>
            <Radix.Close
              aria-label={closeLabel}
              className="grid size-11 shrink-0 place-items-center rounded-card text-muted hover:bg-surface-strong hover:text-fg"
            >
              <X className="size-5" aria-hidden="true" />
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
