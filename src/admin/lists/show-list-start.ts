import type { MouseEvent } from 'react';
import { isModifiedClick } from '@/shared/lib/is-modified-click';

/** Scrolls to the start of the list around the pressed control and focuses it, as another page of the list replaces the rows. */
export function showListStart(event: MouseEvent<HTMLElement>): void {
  if (isModifiedClick(event)) return;
  const list = event.currentTarget.closest<HTMLElement>('[data-list]');
  list?.focus({ preventScroll: true });
  list?.scrollIntoView();
}
