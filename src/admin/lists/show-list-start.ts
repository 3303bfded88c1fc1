import type { MouseEvent } from 'react';

/** Scrolls to the start of the list around the pressed control and focuses it, as another page of the list replaces the rows. */
export function showListStart(event: MouseEvent<HTMLElement>): void {
  // The browser opens another tab.
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const list = event.currentTarget.closest<HTMLElement>('[data-list]');
  list?.focus({ preventScroll: true });
  list?.scrollIntoView();
}
