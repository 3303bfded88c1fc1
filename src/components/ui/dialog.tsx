import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  closeLabel: string;
  children: ReactNode;
}

/** Modal dialog: trapped focus, Escape, focus back to the opener, scrolls inside on a small screen. */
export function Dialog({ open, onOpenChange, title, description, closeLabel, children }: DialogProps) {
  const opener = useRef<Element | null>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 grid place-items-end overflow-y-auto bg-black/70 backdrop-blur-sm sm:place-items-center sm:p-6">
          <Radix.Content
            className="relative w-full max-w-lg border border-line bg-surface text-fg shadow-2xl max-sm:rounded-t-xl sm:rounded-card"
            onOpenAutoFocus={() => {
              opener.current = document.activeElement;
            }}
            onCloseAutoFocus={(event) => {
              // Radix gives the focus back to its own trigger only; our dialogs are opened from anywhere.
              event.preventDefault();
              if (opener.current instanceof HTMLElement) opener.current.focus();
            }}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <div className="band-chevron h-2 text-accent" aria-hidden="true" />
            <div className="flex flex-col gap-5 p-6 sm:p-8">
              <div className="pr-10">
                <Radix.Title className="font-display text-heading">{title}</Radix.Title>
                {description ? (
                  <Radix.Description className="mt-2 text-muted">{description}</Radix.Description>
                ) : null}
              </div>
              {children}
            </div>
            <Radix.Close
              aria-label={closeLabel}
              className="absolute right-4 top-5 grid size-11 place-items-center rounded-card text-muted hover:bg-surface-strong hover:text-fg"
            >
              <X className="size-5" aria-hidden="true" />
            </Radix.Close>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
