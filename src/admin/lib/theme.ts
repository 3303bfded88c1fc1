import { storedChoice } from './stored-choice';
import { LIGHT_DEVICE, LIGHT_SURFACE, THEME_KEY } from './theme-settings';

/** What one may choose; `system` follows the device. */
export const themes = ['light', 'dark', 'system'] as const;
/** What a person chose for the back office. */
export type Theme = (typeof themes)[number];

/** The theme of the back office on this device. */
export const themeChoice = storedChoice<Theme>(THEME_KEY, themes, 'system');

function paint() {
  const theme = themeChoice.get();
  const light = theme === 'light' || (theme === 'system' && window.matchMedia(LIGHT_DEVICE).matches);
  const page = document.documentElement;
  page.classList.toggle(LIGHT_SURFACE, light);
  const browserBar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (browserBar) browserBar.content = getComputedStyle(page).getPropertyValue('--bg') || browserBar.content;
}

/** Shows the chosen theme and follows every change of choice and device; returns the way back to the site's own look. */
export function showTheme(): () => void {
  const device = window.matchMedia(LIGHT_DEVICE);
  paint();
  device.addEventListener('change', paint);
  const stop = themeChoice.subscribe(paint);
  return () => {
    stop();
    device.removeEventListener('change', paint);
    document.documentElement.classList.remove(LIGHT_SURFACE);
  };
}
