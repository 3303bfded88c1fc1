import type { FocusEvent, MouseEvent as ReactMouseEvent } from 'react';
import { createPortal } from 'react-dom';
import { Toaster as Sonner, toast } from 'sonner';
import { useMediaQuery } from '@/shared/hooks/use-media-query';
import type { QueuedToast } from './notify';

/** Props of `Toaster`. */
export interface ToasterProps {
  /**
   * Side on wide screens, so that a toast does not cover the button that sends a form again: `right` on the site,
   * whose forms are at the left; `left` in the back office, whose buttons are at the bottom right.
   */
  side: 'left' | 'right';
}

/**
 * Milliseconds, long enough to read (WCAG 2.2.1); hover and focus pause them. Errors and toasts with a button
 * stay longer.
 */
const DURATIONS_MS = { success: 6000, info: 8000, error: 10_000 } as const;

/** Text of a toast. An alert interrupts a screen reader, a status waits for its turn. */
function ToastMessage({ tone, title, description }: QueuedToast) {
  return (
    <div role={tone === 'error' ? 'alert' : 'status'}>
      <p className="font-semibold leading-snug">{title}</p>
      {description ? <p className="mt-1 text-[0.9375rem] leading-snug text-muted">{description}</p> : null}
    </div>
  );
}

/** Shows a toast. Sonner keeps one that comes before its `Toaster` is in the page. */
export function showToast(queuedToast: QueuedToast): void {
  const { id, tone, action, position } = queuedToast;
  const duration = action ? DURATIONS_MS.error : DURATIONS_MS[tone];
  toast[tone](<ToastMessage {...queuedToast} />, { action, duration, id, position });
}

/** Removes the toast with this id. */
export function dismissToast(id: string): void {
  toast.dismiss(id);
}

/** Reports the focus as a pointer, because Sonner pauses its timers only for a pointer. */
function reportFocusAsPointer({ type, target }: FocusEvent) {
  const eventName = type === 'focus' ? 'mousemove' : 'mouseout';
  target.closest('[data-sonner-toaster]')?.dispatchEvent(new MouseEvent(eventName, { bubbles: true }));
}

/**
 * Blurs the pressed button of a toast, because the removal of a focused button reports no blur. At the blur, Sonner
 * returns the focus to the page.
 */
function blurPressedButton({ target }: ReactMouseEvent) {
  if (target instanceof Element) target.closest('button')?.blur();
}

/**
 * Sonner in the site's colours. An open dialog hides the page from assistive technology and the pointer, so the
 * toaster is outside the page.
 */
export function Toaster({ side }: ToasterProps) {
  // Top on a phone: the buttons of a form are at the bottom, and a pointer over a toast would keep it open.
  const isPhone = useMediaQuery('(max-width: 639px)');
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the buttons inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys click the buttons inside
    <div onFocus={reportFocusAsPointer} onBlur={reportFocusAsPointer} onClick={blurPressedButton}>
      <Sonner
        className="pointer-events-auto"
        position={isPhone ? 'top-center' : `bottom-${side}`}
        closeButton
        containerAriaLabel="Notifications"
        toastOptions={{
          closeButtonAriaLabel: 'Fermer la notification',
          unstyled: true,
          classNames: {
            toast:
              'relative flex w-full items-start gap-3 rounded-card border border-line-strong bg-surface p-4 pr-10 font-sans text-fg shadow-overlay',
            error: 'border-l-4 border-l-danger',
            success: 'border-l-4 border-l-success',
            info: 'border-l-4 border-l-highlight',
            actionButton:
              'ml-auto min-h-10 shrink-0 rounded-card border border-line-strong px-3 font-semibold hover:border-highlight hover:text-highlight',
            icon: 'mt-0.5 shrink-0 text-highlight',
            closeButton:
              'absolute right-2 top-2 grid size-8 place-items-center rounded text-muted hover:text-fg',
          },
        }}
      />
    </div>,
    document.body,
  );
}
