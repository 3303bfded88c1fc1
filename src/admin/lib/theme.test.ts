// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { createThemeScript } from '@/../build/theme-script';
import { followThemePreference, themePreference } from './theme';
import { LIGHT_THEME_CLASS, THEME_STORAGE_KEY } from './theme-settings';

let isDeviceLight = false;
let notifyDeviceChange: () => void = () => undefined;

const isLight = () => document.documentElement.classList.contains(LIGHT_THEME_CLASS);

beforeEach(() => {
  document.documentElement.className = '';
  isDeviceLight = false;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isDeviceLight;
    },
    addEventListener: (_: string, listener: () => void) => {
      notifyDeviceChange = listener;
    },
    removeEventListener: () => {
      notifyDeviceChange = () => undefined;
    },
  }));
});

test('follows the device until a theme is chosen, and resets on cleanup', () => {
  themePreference.set('system');
  const removeTheme = followThemePreference();
  expect(isLight()).toBe(false);
  isDeviceLight = true;
  notifyDeviceChange();
  expect(isLight()).toBe(true);
  themePreference.set('dark');
  expect(isLight()).toBe(false);
  themePreference.set('light');
  expect(isLight()).toBe(true);
  removeTheme();
  expect(isLight()).toBe(false);
});

test.each([
  { path: '/admin', storedTheme: 'light', deviceTheme: 'dark', isLightTheme: true },
  { path: '/auth', storedTheme: null, deviceTheme: 'light', isLightTheme: true },
  { path: '/admin/content', storedTheme: 'dark', deviceTheme: 'light', isLightTheme: false },
  { path: '/admin/content', storedTheme: 'system', deviceTheme: 'light', isLightTheme: true },
  { path: '/auth', storedTheme: null, deviceTheme: 'dark', isLightTheme: false },
  { path: '/presse/un-article', storedTheme: 'light', deviceTheme: 'light', isLightTheme: false },
  { path: '/administration', storedTheme: 'light', deviceTheme: 'light', isLightTheme: false },
])(
  'shows the light theme on $path: $isLightTheme (stored $storedTheme, device $deviceTheme)',
  ({ path, storedTheme, deviceTheme, isLightTheme }) => {
    window.history.replaceState(null, '', path);
    if (storedTheme) localStorage.setItem(THEME_STORAGE_KEY, storedTheme);
    isDeviceLight = deviceTheme === 'light';
    // biome-ignore lint/security/noGlobalEval: runs the inline script of the page
    window.eval(createThemeScript());
    expect(isLight()).toBe(isLightTheme);
  },
);
