import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';

interface PaletteDialogProps {
  title: string;
  description: string;
  onClose: () => void;
  /** Read when it goes: false when what was chosen gives the focus a place of its own. */
  returnsFocus: () => boolean;
  children: ReactNode;
}

/** Modal window near the top of the screen, for a field and what it finds. Mounted is open. */
export function PaletteDialog({ title, description, onClose, returnsFocus, children }: PaletteDialogProps) {
  const opener = useRef<Element | null>(null);
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 flex items-start justify-center bg-black/70 p-3 backdrop-blur-sm sm:p-[12vh]">
          <Radix.Content
            className="flex max-h-full w-full max-w-2xl flex-col overflow-hidden rounded-card border border-line-strong bg-surface text-fg shadow-2xl sm:max-h-[70vh]"
            onOpenAutoFocus={() => {
              opener.current = document.activeElement;
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (returnsFocus() && opener.current instanceof HTMLElement) opener.current.focus();
            }}
          >
            <Radix.Title className="sr-only">{title}</Radix.Title>
            <Radix.Description className="sr-only">{description}</Radix.Description>
            {children}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
