import { idleMinutes, idleWarningMinutes } from '@/copy/admin/idle';

/** When somebody last did something in any tab of the back office: kept where all of them read it. */
const KEY = 'obouo-derniere-activite';
const LIMIT = idleMinutes * 60_000;
const WARNING = idleWarningMinutes * 60_000;
/** A gesture within so many milliseconds of the last one tells nothing new. */
const FINE_ENOUGH = 5_000;

/** Where the storage is refused each tab has its own clock. */
let own = 0;

function last(): number {
  try {
    return Number(localStorage.getItem(KEY)) || own;
  } catch {
    return own;
  }
}

export const activityClock = {
  /** Somebody did something, in this tab. */
  note(): void {
    const now = Date.now();
    // a clock that was set back must not keep the session for ever
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
      // nothing was kept
    }
  },
  /** Milliseconds until the session ends, by the clock on the wall: a device that slept has not stopped it. */
  left(): number {
    const at = last();
    return at === 0 ? LIMIT : at + LIMIT - Date.now();
  },
  /** Milliseconds before the end from which on it is told. */
  warning: WARNING,
  isOver: (): boolean => activityClock.left() <= 0,
  /** Calls back when another tab was used. Returns the way to stop. */
  subscribe(listener: () => void): () => void {
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === KEY || key === null) listener();
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  },
};
