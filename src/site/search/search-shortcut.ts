import { readStoredJson, storeJson } from '@/shared/lib/json-storage';

/** The key that opens the search, without a modifier. */
export const SEARCH_SHORTCUT_KEY = '/';

/** Storage key of the time at which the visitor switched the shortcut off. The cookie policy states its retention. */
const STORAGE_KEY = 'obouo.search-key';
const RETENTION_MS = 365 * 24 * 60 * 60 * 1000;

/** Returns true when the shortcut is on: people who dictate must be able to switch it off (WCAG 2.1.4). */
export function isSearchShortcutEnabled(): boolean {
  const switchedOffAt = readStoredJson<number>('localStorage', STORAGE_KEY) ?? 0;
  return Date.now() - switchedOffAt > RETENTION_MS;
}

/** Switches the shortcut on or off on this device. */
export const setSearchShortcutEnabled = (isEnabled: boolean): void =>
  storeJson('localStorage', STORAGE_KEY, isEnabled ? null : Date.now());
