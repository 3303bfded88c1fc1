import { LIGHT_DEVICE, LIGHT_SURFACE, THEME_KEY } from '../src/admin/lib/theme-settings.ts';

/**
 * The inline script of the shell's head: puts the chosen theme on the page before its first paint. The shell also
 * answers for articles of the site, which have one look.
 */
function start(key: string, lightSurface: string, lightDevice: string) {
  if (!/^\/(admin|auth)(\/|$)/.test(location.pathname)) return;
  let theme: string | null = null;
  try {
    theme = localStorage.getItem(key);
  } catch {
    // Storage refused: as the device prefers.
  }
  if (theme === 'light' || (theme !== 'dark' && matchMedia(lightDevice).matches)) {
    document.documentElement.classList.add(lightSurface);
  }
}

/** Source of that script. */
export function themeScript(): string {
  return `(${start.toString()})(${[THEME_KEY, LIGHT_SURFACE, LIGHT_DEVICE].map((text) => JSON.stringify(text)).join(',')})`;
}
