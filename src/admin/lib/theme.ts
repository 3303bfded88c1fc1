import { createLocalPreference } from './local-preference';
import { LIGHT_THEME_CLASS, LIGHT_THEME_MEDIA_QUERY, THEME_STORAGE_KEY } from './theme-settings';

/** `system` follows the device. */
export const themes = ['light', 'dark', 'system'] as const;

export const themePreference = createLocalPreference(THEME_STORAGE_KEY, themes, 'system');

function applyTheme() {
  const theme = themePreference.get();
  const isLight =
    theme === 'light' || (theme === 'system' && window.matchMedia(LIGHT_THEME_MEDIA_QUERY).matches);
  const page = document.documentElement;
  page.classList.toggle(LIGHT_THEME_CLASS, isLight);
  const themeColorTag = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  const background = getComputedStyle(page).getPropertyValue('--bg');
  if (themeColorTag && background) themeColorTag.content = background;
}

/** Applies the theme and follows changes of the preference and the device. Returns the cleanup function. */
export function followThemePreference(): () => void {
  const deviceQuery = window.matchMedia(LIGHT_THEME_MEDIA_QUERY);
  applyTheme();
  deviceQuery.addEventListener('change', applyTheme);
  const unsubscribe = themePreference.subscribe(applyTheme);
  return () => {
    unsubscribe();
    deviceQuery.removeEventListener('change', applyTheme);
    document.documentElement.classList.remove(LIGHT_THEME_CLASS);
  };
}
