import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyComponent } from '@/admin/lib/lazy-component';
import { endSession } from '../api/session';
import { useAuth } from '../auth-context';
import { activityClock } from './activity-clock';

// loaded on demand: it contains the dialog library
const IdleWarning = lazyComponent(async () => (await import('./idle-warning')).IdleWarning);

const GESTURES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
const SECOND = 1000;
const AGAIN = 5 * SECOND;

/**
 * Warns about an idle session and then ends it. The guard of the page keeps typed text, and the sign-in returns to
 * it. A session of an earlier visit may have expired; a new sign-in starts the clock again.
 */
export function IdleGuard() {
  const { loading, user } = useAuth();
  const userId = user?.id;
  const hadNone = useRef(false);
  const [warned, setWarned] = useState(false);

  useEffect(() => {
    if (loading) return;
    if (!userId) {
      hadNone.current = true;
      // an ordinary sign-out is not idleness
      if (!activityClock.isOver()) activityClock.forget();
      return;
    }
    if (hadNone.current) activityClock.forget();
    hadNone.current = false;
    let timer = 0;
    let ending = false;
    let stopped = false;

    function look() {
      window.clearTimeout(timer);
      const left = activityClock.left();
      setWarned(left > 0 && left <= activityClock.warning);
      if (left > 0) {
        timer = window.setTimeout(look, Math.max(left - activityClock.warning, 0) || Math.min(left, SECOND));
        return;
      }
      if (ending) return;
      ending = true;
      // `endSession` also informs the server; it is retried without a network
      void endSession().finally(() => {
        ending = false;
        if (!stopped) timer = window.setTimeout(look, AGAIN);
      });
    }
    function handleGesture() {
      // after sleep, the first gesture comes before the timer
      if (activityClock.isOver()) look();
      // only the button, or activity in another tab, closes the warning
      else if (activityClock.left() > activityClock.warning) activityClock.note();
    }

    if (!activityClock.isOver()) activityClock.note();
    look();
    for (const gesture of GESTURES)
      window.addEventListener(gesture, handleGesture, { passive: true, capture: true });
    document.addEventListener('visibilitychange', look);
    const stop = activityClock.subscribe(look);
    return () => {
      stopped = true;
      window.clearTimeout(timer);
      setWarned(false);
      for (const gesture of GESTURES) window.removeEventListener(gesture, handleGesture, { capture: true });
      document.removeEventListener('visibilitychange', look);
      stop();
    };
  }, [loading, userId]);

  if (!warned) return null;
  return (
    <Suspense fallback={null}>
      <IdleWarning
        onStay={() => {
          activityClock.note();
          setWarned(false);
        }}
      />
    </Suspense>
  );
}
