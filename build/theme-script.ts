import { LIGHT_THEME_CLASS, LIGHT_THEME_MEDIA_QUERY, THEME_KEY } from '../src/admin/lib/theme-settings.ts';

/**
 * Inline script in the head of the shell: applies the chosen theme before the first paint. Pages of the site have
 * no theme, so it does nothing on other addresses.
 */
function start(key: string, lightSurface: string, lightDevice: string) {
  if (!/^\/(admin|auth)(\/|$)/.test(location.pathname)) return;
  let theme: string | null = null;
  try {
    theme = localStorage.getItem(key);
  } catch {
    // The browser refuses storage, so the preference of the device applies.
  }
  if (theme === 'light' || (theme !== 'dark' && matchMedia(lightDevice).matches)) {
    document.documentElement.classList.add(lightSurface);
  }
}

/** Returns the source of the script. */
export function createThemeScript(): string {
  return `(${start.toString()})(${[THEME_KEY, LIGHT_THEME_CLASS, LIGHT_THEME_MEDIA_QUERY].map((text) => JSON.stringify(text)).join(',')})`;
}
