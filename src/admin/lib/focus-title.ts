/** Puts the focus on the title of the screen, from where what had it went away. */
export function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1');
  title?.setAttribute('tabindex', '-1');
  title?.focus({ preventScroll: true });
}
