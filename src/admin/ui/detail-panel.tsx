import { Title } from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { DialogClose } from '@/shared/components/dialog-close';
import { DialogFrame } from '@/shared/components/dialog-frame';

interface DetailPanelProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** Shows one row of a list in a panel at the right edge; on a phone, in the whole width. */
export function DetailPanel({ title, closeLabel, onClose, children }: DetailPanelProps) {
  return (
    <DialogFrame
      open
      onOpenChange={onClose}
      className="fixed inset-y-0 right-0 flex w-full max-w-xl scroll-pt-20 scroll-pb-24 flex-col overflow-y-auto border-l border-line transition-transform duration-200 ease-out-soft starting:translate-x-full"
    >
      <div className="sticky top-0 z-10 flex items-center gap-3 border-b border-line bg-surface py-2 pr-3 pl-5">
        {/* announced when the panel shows another row */}
        <Title aria-live="polite" className="min-w-0 grow truncate font-display text-lg">
          {title}
        </Title>
        <DialogClose label={closeLabel} />
      </div>
      {children}
    </DialogFrame>
  );
}
