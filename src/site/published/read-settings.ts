import { frenchTypography } from '@/shared/lib/french-typography';
import { readTexts } from '@/site/api/read-texts';
import type { Database } from '@/types/database';

const NAMES = [
  'title',
  'description',
  'email',
  'phone',
  'address',
  'facebook',
  'twitter',
  'instagram',
  'youtube',
  'linkedin',
  'maintenance_mode',
] as const;

/** Those that are French. */
const WORDS = ['title', 'description', 'address'] as const;

/** The settings a visitor's browser acts on. */
export type PublicSettings = Pick<
  Database['public']['Tables']['site_settings']['Row'],
  (typeof NAMES)[number]
>;

const KEY = 'obouo.settings';

/** Milliseconds for which one tab does not ask again. */
const FRESH = 5 * 60_000;

/** True for settings as the database answers them. */
export function isSettings(value: unknown): value is PublicSettings {
  if (typeof value !== 'object' || value === null) return false;
  const row = value as Record<string, unknown>;
  return NAMES.every((name) => typeof row[name] === (name === 'maintenance_mode' ? 'boolean' : 'string'));
}

/** What staff typed, as print sets it. */
export function typesetSettings(stored: PublicSettings): PublicSettings {
  const settings = { ...stored };
  for (const name of WORDS) settings[name] = frenchTypography(stored[name]);
  return settings;
}

function remembered(now: number): PublicSettings | null {
  try {
    const { at, settings } = JSON.parse(sessionStorage.getItem(KEY) ?? '');
    return now - at < FRESH && now >= at && isSettings(settings) ? settings : null;
  } catch {
    return null;
  }
}

function remember(settings: PublicSettings, now: number): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ at: now, settings }));
  } catch {
    // storage refused: asked again on the next page
  }
}

/** The settings of the site, at most five minutes old; null when nobody answers: the page stays as it was built. */
export async function fetchPublicSettings(now = Date.now()): Promise<PublicSettings | null> {
  const known = remembered(now);
  if (known) return known;
  try {
    const [stored] = await readTexts('published_settings', {}, isSettings);
    if (!stored) return null;
    const settings = typesetSettings(stored);
    remember(settings, now);
    return settings;
  } catch {
    return null;
  }
}
