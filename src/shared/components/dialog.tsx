import { Description, Title } from '@radix-ui/react-dialog';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { dialogFrameText } from '@/copy/forms/dialog-form';
import { DialogClose } from './dialog-close';
import { DialogFrame } from './dialog-frame';

interface DialogProps {
  open?: boolean;
  title: string;
  description?: string;
  closeLabel?: string;
  /** For lists and forms: a wide dialog whose title stays on screen. With a mouse, its first field gets the focus. */
  isWide?: boolean;
  onClose: () => void;
  children: ReactNode;
}

function focusFirstField(event: Event) {
  const content = event.currentTarget;
  if (!(content instanceof HTMLElement)) return;
  event.preventDefault();
  const hasFinePointer = window.matchMedia('(pointer: fine)').matches;
  const fieldSelector = ':is(input, select, textarea):not([hidden], :disabled)';
  const field = hasFinePointer ? content.querySelector<HTMLElement>(fieldSelector) : null;
  (field ?? content).focus();
}

/** Modal dialog with a title. It scrolls inside on a small screen. */
export function Dialog(props: DialogProps) {
  const {
    open = true,
    title,
    description,
    closeLabel = dialogFrameText.close,
    isWide,
    onClose,
    children,
  } = props;
  const subtitle = description ? (
    <Description className={isWide ? 'text-muted' : 'mt-2 text-muted'}>{description}</Description>
  ) : null;

  return (
    <DialogFrame
      open={open}
      onOpenChange={onClose}
      overlayClassName={clsx(
        'grid place-items-end overflow-y-auto sm:place-items-center sm:p-6',
        // keeps a focused field from scrolling under the head or the buttons
        isWide && 'scroll-pt-28 scroll-pb-24 max-sm:pt-6',
      )}
      className={clsx(
        'relative w-full border border-line max-sm:rounded-t-xl sm:rounded-card',
        isWide ? 'max-w-3xl outline-none' : 'max-w-lg',
      )}
      onOpenAutoFocus={isWide ? focusFirstField : undefined}
    >
      <div
        className={clsx('band-chevron h-2 text-accent', isWide && 'max-sm:rounded-t-xl')}
        aria-hidden="true"
      />
      {isWide ? (
        <>
          <div className="sticky -top-6 z-10 flex items-center gap-4 border-b border-line bg-surface px-5 py-3 sm:px-8">
            <Title className="min-w-0 grow font-display text-heading">{title}</Title>
            <DialogClose label={closeLabel} className="-mr-2" />
          </div>
          <div className="flex flex-col gap-7 px-5 pt-5 pb-7 sm:px-8 sm:pt-6 sm:pb-8">
            {subtitle}
            {children}
          </div>
        </>
      ) : (
        <>
          <div className="flex flex-col gap-5 p-6 sm:p-8">
            <div className="pr-10">
              <Title className="font-display text-heading">{title}</Title>
              {subtitle}
            </div>
            {children}
          </div>
          <DialogClose label={closeLabel} className="absolute right-4 top-5" />
        </>
      )}
    </DialogFrame>
  );
}
