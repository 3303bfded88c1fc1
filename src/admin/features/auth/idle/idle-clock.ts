import { idleMinutes, idleWarningMinutes } from '@/copy/admin/idle';

/** Time of the last activity in any tab, in localStorage. */
const STORAGE_KEY = 'obouo-derniere-activite';
const LIMIT_MS = idleMinutes * 60_000;
const WARNING_MS = idleWarningMinutes * 60_000;
/** Activity is stored at most once in this time, in milliseconds. */
const RECORD_INTERVAL_MS = 5_000;

/** Used instead of localStorage when storage is blocked, per tab. */
let memoryTime = 0;

function readLastActivity(): number {
  try {
    return Number(localStorage.getItem(STORAGE_KEY)) || memoryTime;
  } catch {
    return memoryTime;
  }
}

export const idleClock = {
  /** Stores the time of an activity in this tab. */
  recordActivity(): void {
    const now = Date.now();
    // The difference may be negative: a clock that was set back must not prolong the session.
    if (Math.abs(now - readLastActivity()) < RECORD_INTERVAL_MS) return;
    memoryTime = now;
    try {
      localStorage.setItem(STORAGE_KEY, String(now));
    } catch {
      // The browser blocks the storage: the memory of this tab is enough.
    }
  },
  reset(): void {
    memoryTime = 0;
    try {
      localStorage.removeItem(STORAGE_KEY);
    } catch {
      // The browser blocks the storage.
    }
  },
  /** Returns the milliseconds until the session ends. Uses the system clock, which also counts the sleep of a device. */
  getRemainingMs(): number {
    const lastActivity = readLastActivity();
    return lastActivity === 0 ? LIMIT_MS : lastActivity + LIMIT_MS - Date.now();
  },
  /** Milliseconds before the end at which the warning opens. */
  warningMs: WARNING_MS,
  isExpired: (): boolean => idleClock.getRemainingMs() <= 0,
  /** Calls the listener after activity in another tab. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void {
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === STORAGE_KEY || key === null) listener();
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  },
};
