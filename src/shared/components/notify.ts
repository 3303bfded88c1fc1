import type { ToastText } from '@/copy/types';

/** Text of a toast, with an optional id, button and position. */
export interface ToastOptions extends ToastText {
  /** A later toast with this id replaces the toast; `dismissToast` removes it. */
  id?: string;
  action?: { label: string; onClick: () => void };
  /** For a toast about a whole screen: elsewhere it would cover the tabs or the figures of a list. */
  position?: 'bottom-center';
}

/** Toast in the queue. */
export interface QueuedToast extends ToastOptions {
  tone: 'success' | 'error' | 'info';
}

type Listener = (toast: QueuedToast) => void;

const queue: QueuedToast[] = [];
let listener: Listener | null = null;

function send(toast: QueuedToast) {
  if (listener) listener(toast);
  else queue.push(toast);
}

/** Shows a toast. The browser downloads the toast library at idle, or at the first toast (`ToasterHost`). */
export const notify = {
  success: (text: ToastOptions) => send({ ...text, tone: 'success' }),
  error: (text: ToastOptions) => send({ ...text, tone: 'error' }),
  info: (text: ToastOptions) => send({ ...text, tone: 'info' }),
};

/** Calls the listener with all queued toasts, then with each new one. Returns the function that stops it. */
export function listenToToasts(newListener: Listener): () => void {
  listener = newListener;
  for (const toast of queue.splice(0)) newListener(toast);
  return () => {
    if (listener === newListener) listener = null;
  };
}
