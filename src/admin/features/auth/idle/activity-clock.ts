import { idleMinutes, idleWarningMinutes } from '@/copy/admin/idle';

/** Time of the last activity in any tab, in localStorage. */
const KEY = 'obouo-derniere-activite';
const LIMIT = idleMinutes * 60_000;
const WARNING = idleWarningMinutes * 60_000;
/** Activity is stored at most once in this time, in milliseconds. */
const FINE_ENOUGH = 5_000;

/** Used instead of localStorage when storage is blocked, per tab. */
let own = 0;

function last(): number {
  try {
    return Number(localStorage.getItem(KEY)) || own;
  } catch {
    return own;
  }
}

export const activityClock = {
  /** Stores activity in this tab. */
  note(): void {
    const now = Date.now();
    // a clock that was set back must not prolong the session for ever
    if (Math.abs(now - last()) < FINE_ENOUGH) return;
    own = now;
    try {
      localStorage.setItem(KEY, String(now));
    } catch {
      // in memory only
    }
  },
  forget(): void {
    own = 0;
    try {
      localStorage.removeItem(KEY);
    } catch {
      // storage is blocked
    }
  },
  /** Milliseconds until the session ends. Uses the system clock, which also counts the sleep of a device. */
  left(): number {
    const at = last();
    return at === 0 ? LIMIT : at + LIMIT - Date.now();
  },
  /** Milliseconds before the end at which the warning opens. */
  warning: WARNING,
  isOver: (): boolean => activityClock.left() <= 0,
  /** Calls the listener after activity in another tab. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void {
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === KEY || key === null) listener();
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  },
};
