import { millisecondsInDay } from 'date-fns/constants';

/** The key that opens the search, without a modifier. */
export const SEARCH_SHORTCUT_KEY = '/';

/** Storage key of the time at which the visitor switched the shortcut off. The cookie policy states its retention. */
const STORAGE_KEY = 'obouo.search-key';
const RETENTION_DAYS = 365;

/** Returns true when the shortcut is on: people who dictate must be able to switch it off (WCAG 2.1.4). */
export function isSearchShortcutEnabled(): boolean {
  try {
    const switchedOffAt = Number(localStorage.getItem(STORAGE_KEY) ?? 0);
    return Date.now() - switchedOffAt > RETENTION_DAYS * millisecondsInDay;
  } catch {
    return true;
  }
}

/** Switches the shortcut on or off on this device. */
export function setSearchShortcutEnabled(isEnabled: boolean): void {
  try {
    if (isEnabled) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, String(Date.now()));
  } catch {
    // Without storage, the shortcut stays on.
  }
}
