import { type ComponentType, useEffect, useState } from 'react';
import { preloadWhenIdle } from '@/shared/lib/wait-for-idle-page';
import { listenToToasts, type QueuedToast } from './notify';
import type { ToasterProps } from './toaster';

const load = () => import('./toaster');

/**
 * Shows the toasts. The library loads when the page is idle: toasts then work without a network, and screen readers
 * know the live region before its first message. Without the library, a toast is plain text.
 */
export function ToasterHost({ side }: ToasterProps) {
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps> | null>(null);
  /** Toasts that wait for the library, after a failed download. */
  const [waitingToasts, setWaitingToasts] = useState<QueuedToast[]>([]);

  useEffect(() => {
    const queue: QueuedToast[] = [];
    const loadToaster = async () => {
      const library = await load();
      setToaster(() => library.Toaster);
      for (const toast of queue.splice(0)) library.showToast(toast);
    };
    preloadWhenIdle(loadToaster);
    return listenToToasts((toast) => {
      queue.push(toast);
      loadToaster().catch(() => setWaitingToasts([...queue]));
    });
  }, []);

  if (Toaster) return <Toaster side={side} />;
  const lastToast = waitingToasts.at(-1);
  if (!lastToast) return null;
  return (
    <div
      // Screen readers repeat an equal text only in a new element.
      key={waitingToasts.length}
      role="alert"
      // an open dialog hides everything but live regions
      aria-live="assertive"
      className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-sm rounded-card border border-line-strong bg-surface p-4 text-fg shadow-overlay"
    >
      <p className="font-semibold">{lastToast.title}</p>
      <p className="text-muted">{lastToast.description}</p>
    </div>
  );
}
