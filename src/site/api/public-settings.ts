import type { SiteSettings } from '@/copy/site-settings';
import { defaultSettings } from '@/copy/site-settings';
import { applyFrenchTypography } from '@/shared/lib/french-typography';
import { readStoredJson, storeJson } from '@/shared/lib/json-storage';
import { callVisitorFunction, isObject } from '@/site/api/call-visitor-function';

const SETTING_NAMES = Object.keys(defaultSettings) as (keyof SiteSettings)[];

/** Settings that contain French text. */
const FRENCH_SETTINGS = ['title', 'description', 'address'] as const;

const LINK_SETTINGS = ['facebook', 'twitter', 'instagram', 'youtube', 'linkedin'] as const;

const STORAGE_KEY = 'obouo.settings';

/** Milliseconds before a tab requests the settings again. */
const CACHE_LIFETIME_MS = 5 * 60_000;

/** Returns true for settings in the format of the database. */
export const isSiteSettings = (value: unknown): value is SiteSettings =>
  isObject(value) &&
  SETTING_NAMES.every((name) => typeof Reflect.get(value, name) === typeof defaultSettings[name]);

/** Returns stored settings as pages show them: French typography, and links to the web only. */
export function toPublicSettings(storedSettings: SiteSettings): SiteSettings {
  const settings = Object.fromEntries(
    SETTING_NAMES.map((name) => [name, storedSettings[name]]),
  ) as unknown as SiteSettings;
  for (const name of FRENCH_SETTINGS) settings[name] = applyFrenchTypography(settings[name]);
  for (const name of LINK_SETTINGS) if (!/^https?:\/\//.test(settings[name])) settings[name] = '';
  return settings;
}

/** Settings in session storage, the time at which they were read, and those that the page knew before. */
interface CachedSettings {
  savedAt: number;
  settings: unknown;
  knownSettings: unknown;
}

function readCachedSettings(knownSettings: SiteSettings, now: number): SiteSettings | null {
  const cache = readStoredJson<CachedSettings>('sessionStorage', STORAGE_KEY);
  if (!cache) return null;
  const { savedAt, settings } = cache;
  const isFresh = savedAt <= now && now < savedAt + CACHE_LIFETIME_MS;
  const equalsKnownSettings = (candidate: unknown) =>
    JSON.stringify(candidate) === JSON.stringify(knownSettings);
  // A page of a newer build has other settings, which are newer than the cache.
  const hasPageSettings = equalsKnownSettings(cache.knownSettings) || equalsKnownSettings(settings);
  return isFresh && hasPageSettings && isSiteSettings(settings) ? settings : null;
}

/**
 * Returns the settings of the site, at most five minutes old; those of a maintenance are never stored. Null without a
 * valid answer. `knownSettings` are those of the page.
 */
export async function fetchPublicSettings(
  knownSettings: SiteSettings,
  now = Date.now(),
): Promise<SiteSettings | null> {
  const cachedSettings = readCachedSettings(knownSettings, now);
  if (cachedSettings) return cachedSettings;
  try {
    const [storedSettings] = await callVisitorFunction('published_settings', {}, isSiteSettings);
    if (!storedSettings) return null;
    const settings = toPublicSettings(storedSettings);
    // During a maintenance, each reload must read whether it has ended.
    if (!settings.maintenance_mode)
      storeJson('sessionStorage', STORAGE_KEY, { savedAt: now, settings, knownSettings });
    return settings;
  } catch {
    return null;
  }
}
