// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { readSidebarOpen, sidebarCookie } from './sidebar-cookie';

it('is open when nothing was kept', () => {
  expect(readSidebarOpen('')).toBe(true);
  expect(readSidebarOpen('autre=1; my_sidebar_state=false')).toBe(true);
});

it('reads back what it kept, among other cookies', () => {
  expect(readSidebarOpen('a=1; sidebar_state=false; b=2')).toBe(false);
  expect(readSidebarOpen('a=1; sidebar_state=true')).toBe(true);
});

it('is kept for seven days on the whole site', () => {
  expect(sidebarCookie(false)).toBe('sidebar_state=false; path=/; max-age=604800; samesite=lax');
  // biome-ignore lint/suspicious/noDocumentCookie: what the sidebar does
  document.cookie = sidebarCookie(false);
  expect(readSidebarOpen(document.cookie)).toBe(false);
});
