import type { ToastText } from '@/copy/types';

/** Toast with a button. */
export interface ToastWithAction extends ToastText {
  /** Name that a later toast of the same name replaces, or `dismissToast` removes. */
  id?: string;
  action?: { label: string; onClick: () => void };
}

/** Toast about a whole screen. */
interface ScreenToast extends ToastText {
  /** Place at which the toast covers neither the tabs nor the figures of a list. */
  position?: 'bottom-center';
}

/** Toast in the queue. */
export interface QueuedToast extends ToastWithAction, ScreenToast {
  tone: 'success' | 'error' | 'info';
}

type Listener = (notification: QueuedToast) => void;

const queue: QueuedToast[] = [];
let listener: Listener | null = null;

function send(notification: QueuedToast) {
  if (listener) listener(notification);
  else queue.push(notification);
}

/** Shows a toast. The browser downloads the toast library at the first one. */
export const notify = {
  success: (text: ToastWithAction) => send({ ...text, tone: 'success' }),
  error: (text: ToastWithAction) => send({ ...text, tone: 'error' }),
  info: (text: ToastWithAction & ScreenToast) => send({ ...text, tone: 'info' }),
};

/** Passes all queued toasts, then each new one, to the toaster. Returns a function that stops it. */
export function listenToToasts(newListener: Listener): () => void {
  listener = newListener;
  for (const notification of queue.splice(0)) newListener(notification);
  return () => {
    if (listener === newListener) listener = null;
  };
}
