import type { MouseEvent } from 'react';
import { isModifiedClick } from '@/shared/lib/is-modified-click';

/** Focuses the list around the pressed control and scrolls to its start, because another page replaces the rows. */
export function showListStart(event: MouseEvent<HTMLElement>): void {
  if (isModifiedClick(event)) return;
  const list = event.currentTarget.closest<HTMLElement>('[data-list]');
  list?.focus({ preventScroll: true });
  list?.scrollIntoView();
}
