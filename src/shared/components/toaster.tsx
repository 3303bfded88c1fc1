import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Toaster as Sonner, toast } from 'sonner';
import { useMediaQuery } from '@/shared/hooks/use-media-query';
import type { Notification } from './notify';

/** Where toasts appear. */
export interface ToasterProps {
  /**
   * Where it stands on wide screens: the button that sends again is never under the toast that asks for it. The site's forms are
   * at the left; dialogs, drawers and settings of the back office end at the bottom right.
   */
  side: 'left' | 'right';
  pending: Notification[];
  /** Told which of the pending have been handed over; others may have come meanwhile. */
  onShown: (shown: readonly Notification[]) => void;
}

/** Milliseconds: long enough to read (WCAG 2.2.1); hover and focus pause it. Errors stay longer, and what offers a way back. */
const DURATION = { success: 6000, info: 8000, error: 10_000 } as const;

/** Development mounts twice; a toast still shows once. */
const shown = new WeakSet<Notification>();

/** Sonner in our colours, beside the page: an open dialog hides the page from assistive technology and from the pointer. */
export function Toaster({ side, pending, onShown }: ToasterProps) {
  // On a phone the buttons of a form are at the bottom. A pointer resting on one would even keep the toast over it.
  const phone = useMediaQuery('(max-width: 639px)');
  useEffect(() => {
    if (pending.length === 0) return;
    for (const notification of pending) {
      if (shown.has(notification)) continue;
      shown.add(notification);
      const { tone, title, description, action } = notification;
      toast[tone](title, { description, action, duration: action ? DURATION.error : DURATION[tone] });
    }
    onShown(pending);
  }, [pending, onShown]);

  return createPortal(
    <Sonner
      className="pointer-events-auto"
      position={phone ? 'top-center' : `bottom-${side}`}
      closeButton
      containerAriaLabel="Notifications"
      toastOptions={{
        closeButtonAriaLabel: 'Fermer la notification',
        unstyled: true,
        classNames: {
          toast:
            'relative flex w-full items-start gap-3 rounded-card border border-line-strong bg-surface p-4 pr-10 font-sans text-fg shadow-overlay',
          title: 'font-semibold leading-snug',
          description: 'mt-1 text-[0.9375rem] leading-snug text-muted',
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
    />,
    document.body,
  );
}
