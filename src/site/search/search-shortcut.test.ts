// @vitest-environment jsdom
import { addDays } from 'date-fns';
import { expect, it, vi } from 'vitest';
import { isSearchShortcutEnabled, setSearchShortcutEnabled } from './search-shortcut';

it('the shortcut stays off for a year, or until it is switched on', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const start = new Date();
  setSearchShortcutEnabled(false);
  vi.setSystemTime(addDays(start, 364));
  expect(isSearchShortcutEnabled()).toBe(false);
  vi.setSystemTime(addDays(start, 366));
  expect(isSearchShortcutEnabled()).toBe(true);
  setSearchShortcutEnabled(false);
  setSearchShortcutEnabled(true);
  expect(isSearchShortcutEnabled()).toBe(true);
});
