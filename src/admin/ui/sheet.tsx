import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';

interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/** Panel that slides over from the left edge, 18rem wide: the navigation on a phone. */
export function Sheet({ open, onOpenChange, title, closeLabel, children }: SheetProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-black/70 backdrop-blur-sm" />
        <Radix.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 flex w-[18rem] max-w-[85vw] flex-col overflow-y-auto border-r border-line bg-surface text-fg shadow-2xl transition-transform duration-200 ease-out-soft starting:-translate-x-full"
        >
          <div className="flex min-h-14 items-center justify-between pr-2 pl-4">
            <Radix.Title className="font-display text-xl">{title}</Radix.Title>
            <Radix.Close
              aria-label={closeLabel}
              className="grid size-11 place-items-center rounded-card text-muted hover:bg-surface-strong hover:text-fg"
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
