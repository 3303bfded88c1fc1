import {
  LIGHT_THEME_CLASS,
  LIGHT_THEME_MEDIA_QUERY,
  THEME_STORAGE_KEY,
} from '../src/admin/lib/theme-settings.ts';

/**
 * Inline script in the head of the shell: applies the chosen theme before the first paint. Pages of the site have
 * no theme, so the script does nothing on their paths.
 */
function applyTheme(key: string, lightThemeClass: string, lightMediaQuery: string) {
  if (!/^\/(admin|auth)(\/|$)/.test(location.pathname)) return;
  let theme: string | null = null;
  try {
    theme = localStorage.getItem(key);
  } catch {
    // The browser refuses storage, so the preference of the device applies.
  }
  if (theme === 'light' || (theme !== 'dark' && matchMedia(lightMediaQuery).matches)) {
    document.documentElement.classList.add(lightThemeClass);
  }
}

/** Returns the source of the script. */
export function createThemeScript(): string {
  const parameters: Parameters<typeof applyTheme> = [
    THEME_STORAGE_KEY,
    LIGHT_THEME_CLASS,
    LIGHT_THEME_MEDIA_QUERY,
  ];
  return `(${applyTheme})(${parameters.map((parameter) => JSON.stringify(parameter)).join(',')})`;
}
