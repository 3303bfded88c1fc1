import type { ToastText } from '@/copy/types';

/** A toast with what its reader may still do about it. */
export interface ToastWithAction extends ToastText {
  action?: { label: string; onClick: () => void };
}

/** A toast that waits for its host. */
export interface Notification extends ToastWithAction {
  tone: 'success' | 'error' | 'info';
}

type Listener = (notification: Notification) => void;

const waiting: Notification[] = [];
let listener: Listener | null = null;

function send(notification: Notification) {
  if (listener) listener(notification);
  else waiting.push(notification);
}

/** Shows a toast. The toast library is only downloaded at the first one. */
export const notify = {
  success: (text: ToastWithAction) => send({ ...text, tone: 'success' }),
  error: (text: ToastText) => send({ ...text, tone: 'error' }),
  info: (text: ToastText) => send({ ...text, tone: 'info' }),
};

/** For the one host of toasts: hands over what is waiting, then everything that follows. Returns the way to stop. */
export function listenToNotifications(next: Listener): () => void {
  listener = next;
  for (const notification of waiting.splice(0)) next(notification);
  return () => {
    if (listener === next) listener = null;
  };
}
