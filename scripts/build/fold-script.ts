/**
 * Folds a page until its first paint (`foldedStyles`): laying out what is below the first screen would hold it back by 9 ms,
 * 40 on a slow phone. The start script unfolds, in two steps. Only a script folds, so that nothing stays
 * hidden where scripts do not run; and only a fresh visit, since a reload, a way back or an address within the page need the
 * whole height at once.
 */
function fold() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate' && !location.hash) document.documentElement.dataset.folded = '2';
}

/** Source of the inline script that folds a page. */
export function foldScript(): string {
  return `(${fold.toString()})()`;
}
