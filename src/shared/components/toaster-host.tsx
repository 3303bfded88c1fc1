import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { preloadWhenIdle } from '@/shared/lib/when-idle';
import { listenToNotifications, type Notification } from './notify';
import type { ToasterProps } from './toaster';

const load = () => import('./toaster');

/**
 * Shows the toasts. The browser downloads the library at idle, so that toasts work without a network. Without
 * the library, a toast is plain text.
 */
export function ToasterHost({ side }: Pick<ToasterProps, 'side'>) {
  const [pending, setPending] = useState<Notification[]>([]);
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps> | null>(null);
  const [unavailable, setUnavailable] = useState(false);

  useEffect(
    () =>
      listenToNotifications((notification) => {
        setPending((queue) => [...queue, notification]);
        load().then(
          (module) => setToaster(() => module.Toaster),
          () => setUnavailable(true),
        );
      }),
    [],
  );

  useEffect(() => preloadWhenIdle(load), []);

  const handleShown = useCallback(
    (shown: readonly Notification[]) => setPending((queue) => queue.filter((one) => !shown.includes(one))),
    [],
  );

  if (Toaster) return <Toaster side={side} pending={pending} onShown={handleShown} />;
  const last = pending.at(-1);
  if (!unavailable || !last) return null;
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-sm rounded-card border border-line-strong bg-surface p-4 text-fg shadow-overlay"
    >
      <p className="font-semibold">{last.title}</p>
      <p className="text-muted">{last.description}</p>
    </div>
  );
}
