import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyComponent } from '@/admin/lib/lazy-component';
import { endSession } from '../api/session';
import { useAuth } from '../auth-context';
import { activityClock } from './activity-clock';

// brings the dialog library along, for a session that nobody uses
const IdleWarning = lazyComponent(async () => (await import('./idle-warning')).IdleWarning);

const GESTURES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
const SECOND = 1000;
const AGAIN = 5 * SECOND;

/**
 * Ends a session that nobody uses, in whichever tab; tells it beforehand. Ended is ended by the guard of the page: what is typed stays
 * under it, and the sign-in leads back. A session that was there when the page came may be over already; one that begins under
 * our eyes is used.
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
      // an end that was asked for is no idleness
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
      // the session is forgotten once the server was told: without a network it is tried again
      void endSession().finally(() => {
        ending = false;
        if (!stopped) timer = window.setTimeout(look, AGAIN);
      });
    }
    function handleGesture() {
      // after a long sleep the first gesture comes before the timer
      if (activityClock.isOver()) look();
      // a warning is answered by its button, or in another tab
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
