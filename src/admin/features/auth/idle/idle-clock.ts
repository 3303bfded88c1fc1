import { createLocalTextStore } from '@/admin/lib/local-preference';
import { IDLE_LIMIT_MINUTES, IDLE_WARNING_MINUTES } from '@/copy/admin/idle';

const IDLE_LIMIT_MS = IDLE_LIMIT_MINUTES * 60_000;
/** Minimum time between two records of activity. */
const RECORD_INTERVAL_MS = 5_000;

/** Time of the last activity in any tab, in milliseconds. */
const lastActivity = createLocalTextStore('obouo-derniere-activite');

export const idleClock = {
  recordActivity(): void {
    const now = Date.now();
    // The difference may be negative: a clock that was set back must not prolong the session.
    if (Math.abs(now - Number(lastActivity.get())) >= RECORD_INTERVAL_MS) lastActivity.set(String(now));
  },
  reset: (): void => lastActivity.set(null),
  /** Returns the milliseconds until the session ends. Uses the system clock, which also counts the sleep of a device. */
  getRemainingMs(): number {
    const lastActivityMs = Number(lastActivity.get());
    return lastActivityMs ? lastActivityMs + IDLE_LIMIT_MS - Date.now() : IDLE_LIMIT_MS;
  },
  /** Milliseconds before the end at which the warning opens. */
  warningMs: IDLE_WARNING_MINUTES * 60_000,
  isExpired: (): boolean => idleClock.getRemainingMs() <= 0,
  /** Calls the listener after activity in any tab. Returns the unsubscribe function. */
  subscribe: lastActivity.subscribe,
};
