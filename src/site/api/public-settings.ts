import type { SiteSettings } from '@/copy/site-settings';
import { deliveredSettings } from '@/copy/site-settings';
import { frenchTypography } from '@/shared/lib/french-typography';
import { readTexts } from '@/site/api/read-texts';

const NAMES = Object.keys(deliveredSettings) as (keyof SiteSettings)[];

/** Settings that are French words. */
const WORDS = ['title', 'description', 'address'] as const;

const LINKS = ['facebook', 'twitter', 'instagram', 'youtube', 'linkedin'] as const;

const STORAGE_KEY = 'obouo.settings';

/** Milliseconds before a tab asks again. */
const FRESH_MS = 5 * 60_000;

/** Returns true for settings as the database answers them. */
export function isSettings(value: unknown): value is SiteSettings {
  if (typeof value !== 'object' || value === null) return false;
  return NAMES.every((name) => typeof Reflect.get(value, name) === typeof deliveredSettings[name]);
}

/** Returns stored settings as pages show them: French typography, and links to the web only. */
export function toSettings(stored: SiteSettings): SiteSettings {
  const settings = Object.fromEntries(NAMES.map((name) => [name, stored[name]])) as unknown as SiteSettings;
  for (const name of WORDS) settings[name] = frenchTypography(settings[name]);
  for (const name of LINKS) if (!/^https?:\/\//.test(settings[name])) settings[name] = '';
  return settings;
}

function readStored(now: number): SiteSettings | null {
  try {
    const { at, settings } = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '');
    return now - at < FRESH_MS && now >= at && isSettings(settings) ? settings : null;
  } catch {
    return null;
  }
}

function store(settings: SiteSettings, now: number): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ at: now, settings }));
  } catch {
    // The browser refuses storage, so the next page asks again.
  }
}

/** Returns the settings of the site, at most five minutes old; null without an answer. */
export async function fetchPublicSettings(now = Date.now()): Promise<SiteSettings | null> {
  const stored = readStored(now);
  if (stored) return stored;
  try {
    const [answer] = await readTexts('published_settings', {}, isSettings);
    if (!answer) return null;
    const settings = toSettings(answer);
    store(settings, now);
    return settings;
  } catch {
    return null;
  }
}
