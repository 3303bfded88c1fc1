import { Title } from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { DialogClose } from '@/shared/components/dialog-close';
import { DialogFrame } from '@/shared/components/dialog-frame';

interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/** Panel that slides in from the left edge, 18rem wide: the navigation of a phone. */
export function Sheet({ open, onOpenChange, title, closeLabel, children }: SheetProps) {
  return (
    <DialogFrame
      open={open}
      onOpenChange={onOpenChange}
      className="fixed inset-y-0 left-0 flex w-[18rem] max-w-[85vw] flex-col overflow-y-auto border-r border-line transition-transform duration-200 ease-out-soft starting:-translate-x-full"
    >
      <div className="flex min-h-14 items-center justify-between pr-2 pl-4">
        <Title className="font-display text-xl">{title}</Title>
        <DialogClose label={closeLabel} />
      </div>
      {children}
    </DialogFrame>
  );
}
