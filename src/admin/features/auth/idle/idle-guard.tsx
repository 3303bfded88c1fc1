import { useEffect, useRef, useState } from 'react';
import { createLazyComponent } from '@/admin/ui/create-lazy-component';
import { signOutLocally } from '../api/session';
import { useAuth } from '../auth-context';
import { idleClock } from './idle-clock';

// Loaded on demand, because it contains the dialog library.
const IdleWarningDialog = createLazyComponent(
  async () => (await import('./idle-warning-dialog')).IdleWarningDialog,
);

const GESTURES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
const SECOND_MS = 1000;
const RETRY_DELAY_MS = 5 * SECOND_MS;

/** Opens the warning after a time without activity, and then ends the session. Returns a function that stops the watch. */
function watchIdleTime(setIsWarningOpen: (isOpen: boolean) => void): () => void {
  let timer = 0;
  let isEnding = false;
  let isStopped = false;

  function checkIdleTime() {
    window.clearTimeout(timer);
    const remainingMs = idleClock.getRemainingMs();
    setIsWarningOpen(remainingMs > 0 && remainingMs <= idleClock.warningMs);
    if (remainingMs <= 0) return endSession();
    // The next check opens the warning. After that, a check follows every second.
    const msBeforeWarning = remainingMs - idleClock.warningMs;
    const delayMs = msBeforeWarning > 0 ? msBeforeWarning : Math.min(remainingMs, SECOND_MS);
    timer = window.setTimeout(checkIdleTime, delayMs);
  }
  function endSession() {
    if (isEnding) return;
    isEnding = true;
    // While the session still exists, the next check tries again.
    void signOutLocally().finally(() => {
      isEnding = false;
      if (!isStopped) timer = window.setTimeout(checkIdleTime, RETRY_DELAY_MS);
    });
  }
  function handleGesture() {
    // After the sleep of a device, a gesture may come before the timer.
    if (idleClock.isExpired()) checkIdleTime();
    // Only the button, in any tab, or a newly opened tab closes the warning.
    else if (idleClock.getRemainingMs() > idleClock.warningMs) idleClock.recordActivity();
  }

  if (!idleClock.isExpired()) idleClock.recordActivity();
  checkIdleTime();
  for (const gesture of GESTURES)
    window.addEventListener(gesture, handleGesture, { passive: true, capture: true });
  document.addEventListener('visibilitychange', checkIdleTime);
  const unsubscribe = idleClock.subscribe(checkIdleTime);
  return () => {
    isStopped = true;
    window.clearTimeout(timer);
    setIsWarningOpen(false);
    for (const gesture of GESTURES) window.removeEventListener(gesture, handleGesture, { capture: true });
    document.removeEventListener('visibilitychange', checkIdleTime);
    unsubscribe();
  };
}

/**
 * Warns about an idle session and then ends it. A session that expired since the last visit ends at once. RequireSession
 * keeps unsaved text, and the sign-in returns to the page. A new sign-in restarts the clock.
 */
export function IdleGuard() {
  const { isLoading, user } = useAuth();
  const userId = user?.id;
  const wasSignedOut = useRef(false);
  const [isWarningOpen, setIsWarningOpen] = useState(false);

  useEffect(() => {
    if (isLoading) return;
    if (!userId) {
      wasSignedOut.current = true;
      // An ordinary sign-out restarts the clock. Otherwise the sign-in page would later report an idle session.
      if (!idleClock.isExpired()) idleClock.reset();
      return;
    }
    if (wasSignedOut.current) idleClock.reset();
    wasSignedOut.current = false;
    return watchIdleTime(setIsWarningOpen);
  }, [isLoading, userId]);

  if (!isWarningOpen) return null;
  return <IdleWarningDialog onStay={idleClock.recordActivity} />;
}
