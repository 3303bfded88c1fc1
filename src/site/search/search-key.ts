import { addDays } from 'date-fns/addDays';

/** The key that opens the search, without a modifier. */
export const SEARCH_KEY = '/';

/** When it was switched off, in milliseconds: the cookie policy says how long that is kept. */
const STORED = 'obouo.search-key';
const KEPT_DAYS = 365;

/** True when the key opens the search here: people who dictate must be able to switch such a key off (WCAG 2.1.4). */
export function searchKeyWorks(): boolean {
  try {
    return addDays(Number(localStorage.getItem(STORED)), KEPT_DAYS) < new Date();
  } catch {
    return true;
  }
}

/** Switches it on or off on this device; a browser that keeps nothing leaves it on. */
export function letSearchKey(work: boolean): void {
  try {
    if (work) localStorage.removeItem(STORED);
    else localStorage.setItem(STORED, String(Date.now()));
  } catch {
    // nowhere to keep it
  }
}
