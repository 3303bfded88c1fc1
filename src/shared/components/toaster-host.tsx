import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { preloadWhenIdle } from '@/shared/lib/when-idle';
import { listenToToasts, type QueuedToast } from './notify';
import type { ToasterProps } from './toaster';

const load = () => import('./toaster');

/**
 * Shows the toasts. The library loads when the page is idle: toasts then work without a network, and screen readers
 * know the live region before its first message. Without the library, a toast is plain text.
 */
export function ToasterHost({ side }: Pick<ToasterProps, 'side'>) {
  const [pendingToasts, setPendingToasts] = useState<QueuedToast[]>([]);
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps> | null>(null);
  const [isUnavailable, setIsUnavailable] = useState(false);

  useEffect(() => {
    const loadToaster = () => load().then((module) => setToaster(() => module.Toaster));
    preloadWhenIdle(loadToaster);
    return listenToToasts((toast) => {
      setPendingToasts((queue) => [...queue, toast]);
      loadToaster().catch(() => setIsUnavailable(true));
    });
  }, []);

  const handleShown = useCallback(
    (shownToasts: readonly QueuedToast[]) =>
      setPendingToasts((queue) => queue.filter((toast) => !shownToasts.includes(toast))),
    [],
  );

  if (Toaster) return <Toaster side={side} pendingToasts={pendingToasts} onShown={handleShown} />;
  const lastToast = pendingToasts.at(-1);
  if (!isUnavailable || !lastToast) return null;
  return (
    <div
      // the same text again is a new message
      key={pendingToasts.length}
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
