/** The key that opens the search, by itself. */
export const SEARCH_KEY = '/';

/** When it was switched off, in milliseconds: the cookie policy says how long that is kept. */
const STORED = 'obouo.search-key';
const YEAR = 365 * 24 * 3_600_000;

/** Whether the key opens the search here: people who dictate must be able to switch such a key off (WCAG 2.1.4). */
export function searchKeyWorks(): boolean {
  try {
    return Date.now() - Number(localStorage.getItem(STORED)) > YEAR;
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
