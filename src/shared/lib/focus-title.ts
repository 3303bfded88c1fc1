/** Moves the focus to the title of the page: after a page change, or when the focused element was removed. */
export function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1');
  title?.setAttribute('tabindex', '-1');
  title?.focus({ preventScroll: true });
}
