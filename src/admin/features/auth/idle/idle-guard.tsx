import { useEffect, useRef, useState } from 'react';
import { lazyComponent } from '@/admin/ui/lazy-component';
import { signOutLocally } from '../api/session';
import { useAuth } from '../auth-context';
import { idleClock } from './idle-clock';

// loaded on demand: it contains the dialog library
const IdleWarning = lazyComponent(async () => (await import('./idle-warning')).IdleWarning);

const GESTURES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
const SECOND_MS = 1000;
const RETRY_DELAY_MS = 5 * SECOND_MS;

/**
 * Warns about an idle session and then ends it. RequireSession keeps unsaved text, and the sign-in returns to the
 * page. Also ends a session that expired since the last visit. A new sign-in restarts the clock.
 */
export function IdleGuard() {
  const { loading, user } = useAuth();
  const userId = user?.id;
  const wasSignedOut = useRef(false);
  const [isWarning, setWarning] = useState(false);

  useEffect(() => {
    if (loading) return;
    if (!userId) {
      wasSignedOut.current = true;
      // after an ordinary sign-out the clock restarts, or the sign-in page would later say that the session was idle
      if (!idleClock.isExpired()) idleClock.reset();
      return;
    }
    if (wasSignedOut.current) idleClock.reset();
    wasSignedOut.current = false;
    let timer = 0;
    let isEnding = false;
    let isStopped = false;

    function checkIdleTime() {
      window.clearTimeout(timer);
      const remainingMs = idleClock.remainingMs();
      setWarning(remainingMs > 0 && remainingMs <= idleClock.warningMs);
      if (remainingMs > 0) {
        // first check when the warning is due, then every second
        timer = window.setTimeout(
          checkIdleTime,
          Math.max(remainingMs - idleClock.warningMs, 0) || Math.min(remainingMs, SECOND_MS),
        );
        return;
      }
      if (isEnding) return;
      isEnding = true;
      // signing out also informs the server; without a network it is retried
      void signOutLocally().finally(() => {
        isEnding = false;
        if (!isStopped) timer = window.setTimeout(checkIdleTime, RETRY_DELAY_MS);
      });
    }
    function handleGesture() {
      // after the sleep of a device, a gesture may come before the timer
      if (idleClock.isExpired()) checkIdleTime();
      // only the button, or activity in another tab, closes the warning
      else if (idleClock.remainingMs() > idleClock.warningMs) idleClock.record();
    }

    if (!idleClock.isExpired()) idleClock.record();
    checkIdleTime();
    for (const gesture of GESTURES)
      window.addEventListener(gesture, handleGesture, { passive: true, capture: true });
    document.addEventListener('visibilitychange', checkIdleTime);
    const unsubscribe = idleClock.subscribe(checkIdleTime);
    return () => {
      isStopped = true;
      window.clearTimeout(timer);
      setWarning(false);
      for (const gesture of GESTURES) window.removeEventListener(gesture, handleGesture, { capture: true });
      document.removeEventListener('visibilitychange', checkIdleTime);
      unsubscribe();
    };
  }, [loading, userId]);

  if (!isWarning) return null;
  return (
    <IdleWarning
      onStay={() => {
        idleClock.record();
        setWarning(false);
      }}
    />
  );
}
