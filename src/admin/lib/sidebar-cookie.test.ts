// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { formatSidebarCookie, readSidebarState } from './sidebar-cookie';

it('reads an expanded sidebar without a cookie', () => {
  expect(readSidebarState('')).toBe(true);
  expect(readSidebarState('autre=1; my_sidebar_state=false')).toBe(true);
});

it('reads the stored state among other cookies', () => {
  expect(readSidebarState('a=1; sidebar_state=false; b=2')).toBe(false);
  expect(readSidebarState('a=1; sidebar_state=true')).toBe(true);
});

it('stores the state for seven days on the whole site', () => {
  expect(formatSidebarCookie(false)).toBe('sidebar_state=false; path=/; max-age=604800; samesite=lax');
  // biome-ignore lint/suspicious/noDocumentCookie: sets the cookie as the sidebar does
  document.cookie = formatSidebarCookie(false);
  expect(readSidebarState(document.cookie)).toBe(false);
});
