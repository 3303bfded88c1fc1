import { Description, Title } from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { DialogFrame } from '@/shared/components/dialog-frame';

interface PaletteDialogProps {
  title: string;
  description: string;
  onClose: () => void;
  children: ReactNode;
}

/** Modal window near the top, for a search field and its results. Open while mounted. */
export function PaletteDialog({ title, description, onClose, children }: PaletteDialogProps) {
  return (
    <DialogFrame
      open
      onOpenChange={onClose}
      overlayClassName="flex items-start justify-center p-3 sm:p-[12vh]"
      className="flex max-h-full w-full max-w-2xl flex-col overflow-hidden rounded-card border border-line-strong sm:max-h-[70vh]"
    >
      <Title className="sr-only">{title}</Title>
      <Description className="sr-only">{description}</Description>
      {children}
    </DialogFrame>
  );
}
