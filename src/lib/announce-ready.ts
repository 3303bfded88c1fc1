/**
 * Tells the page's inline start script that a part of the page now hears events through React, so that it gives back the
 * presses it held (scripts/build/start-script.ts).
 */
export function announceReady(): void {
  document.documentElement.dataset.alive = '';
  window.dispatchEvent(new Event('app:ready'));
}
