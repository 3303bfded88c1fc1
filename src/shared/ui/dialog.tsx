import * as Radix from '@radix-ui/react-dialog';
import clsx from 'clsx';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  closeLabel: string;
  /** Holds a form: wider, its head stays in sight, and it starts in the first field where there is a keyboard. */
  form?: boolean;
  children: ReactNode;
}

/** Toasts stand above a dialog: closing one must not close it. */
function isToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-sonner-toaster]') !== null;
}

/** Modal dialog: trapped focus, Escape, focus back to the opener, scrolls inside on a small screen. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, closeLabel, form, children } = props;
  const opener = useRef<Element | null>(null);
  const content = useRef<HTMLDivElement>(null);

  function handleOpenAutoFocus(event: Event) {
    opener.current = document.activeElement;
    if (!form) return;
    event.preventDefault();
    const keyboard = window.matchMedia('(pointer: fine)').matches;
    const field = keyboard ? content.current?.querySelector<HTMLElement>('input, select, textarea') : null;
    (field ?? content.current)?.focus();
  }

  const close = (
    <Radix.Close
      aria-label={closeLabel}
      className={clsx(
        'grid size-11 shrink-0 place-items-center rounded-card text-muted hover:bg-surface-strong hover:text-fg',
        form ? '-mr-2' : 'absolute right-4 top-5',
      )}
    >
      <X className="size-5" aria-hidden="true" />
    </Radix.Close>
  );
  const subtitle = description ? (
    <Radix.Description className={form ? 'text-muted' : 'mt-2 text-muted'}>{description}</Radix.Description>
  ) : null;

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay
          className={clsx(
            'fixed inset-0 z-40 grid place-items-end overflow-y-auto bg-black/70 backdrop-blur-sm sm:place-items-center sm:p-6',
            // a field that is focused must not come to lie under the head
            form && 'scroll-pt-28 scroll-pb-6 max-sm:pt-6',
          )}
        >
          <Radix.Content
            ref={content}
            className={clsx(
              'relative w-full border border-line bg-surface text-fg shadow-2xl max-sm:rounded-t-xl sm:rounded-card',
              form ? 'max-w-3xl outline-none' : 'max-w-lg',
            )}
            onOpenAutoFocus={handleOpenAutoFocus}
            onCloseAutoFocus={(event) => {
              // Radix gives the focus back to its own trigger only; our dialogs are opened from anywhere.
              event.preventDefault();
              if (opener.current instanceof HTMLElement) opener.current.focus();
            }}
            onInteractOutside={(event) => {
              if (isToast(event.target)) event.preventDefault();
            }}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <div
              className={clsx('band-chevron h-2 text-accent', form && 'max-sm:rounded-t-xl')}
              aria-hidden="true"
            />
            {form ? (
              <>
                <div className="sticky -top-6 z-10 flex items-center gap-4 border-b border-line bg-surface px-5 py-3 sm:px-8">
                  <Radix.Title className="grow font-display text-heading">{title}</Radix.Title>
                  {close}
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
                    <Radix.Title className="font-display text-heading">{title}</Radix.Title>
                    {subtitle}
                  </div>
                  {children}
                </div>
                {close}
              </>
            )}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
