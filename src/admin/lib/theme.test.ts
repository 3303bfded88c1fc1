// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createThemeScript } from '@/../build/theme-script';
import { applyThemePreference, themePreference } from './theme';
import { LIGHT_THEME_CLASS, THEME_STORAGE_KEY } from './theme-settings';

let deviceIsLight = false;
let notifyDeviceChange: () => void = () => undefined;

const isLight = () => document.documentElement.classList.contains(LIGHT_THEME_CLASS);

beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = '';
  deviceIsLight = false;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return deviceIsLight;
    },
    addEventListener: (_: string, listener: () => void) => {
      notifyDeviceChange = listener;
    },
    removeEventListener: () => {
      notifyDeviceChange = () => undefined;
    },
  }));
});
afterEach(() => vi.unstubAllGlobals());

test('follows the device until a theme is chosen, and resets on cleanup', () => {
  themePreference.set('system');
  const removeTheme = applyThemePreference();
  expect(isLight()).toBe(false);
  deviceIsLight = true;
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
  { at: '/admin', kept: 'light', device: false, light: true },
  { at: '/auth', kept: null, device: true, light: true },
  { at: '/admin/content', kept: 'dark', device: true, light: false },
  { at: '/admin/content', kept: 'system', device: true, light: true },
  { at: '/auth', kept: null, device: false, light: false },
  { at: '/presse/un-article', kept: 'light', device: true, light: false },
  { at: '/administration', kept: 'light', device: true, light: false },
])(
  'sets the light theme on $at to $light: stored $kept, light device $device',
  ({ at, kept, device, light }) => {
    window.history.replaceState(null, '', at);
    if (kept) localStorage.setItem(THEME_STORAGE_KEY, kept);
    deviceIsLight = device;
    // biome-ignore lint/security/noGlobalEval: runs the inline script of the page
    window.eval(createThemeScript());
    expect(isLight()).toBe(light);
  },
);
