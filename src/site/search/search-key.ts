import { addDays } from 'date-fns/addDays';

/** The key that opens the search, without a modifier. */
export const SEARCH_KEY = '/';

/** Time when it was switched off, in milliseconds; the cookie policy names its retention. */
const STORED = 'obouo.search-key';
const KEPT_DAYS = 365;

/** Returns true when the shortcut is on: people who dictate must be able to switch it off (WCAG 2.1.4). */
export function searchKeyWorks(): boolean {
  try {
    return addDays(Number(localStorage.getItem(STORED)), KEPT_DAYS) < new Date();
  } catch {
    return true;
  }
}

/** Switches the shortcut on or off on this device. Without storage it stays on. */
export function letSearchKey(work: boolean): void {
  try {
    if (work) localStorage.removeItem(STORED);
    else localStorage.setItem(STORED, String(Date.now()));
  } catch {
    // storage is unavailable
  }
}
