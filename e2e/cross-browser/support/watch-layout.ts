declare global {
  interface Window {
    layoutRecord: { minimumHeight: number; jumps: string[] };
  }
}

/**
 * Runs before the page. Records the lowest height of the page after its load, and each jump of a title, paragraph or
 * control on the first screen. Compares layout positions, which animations do not change.
 */
export function watchLayout() {
  window.layoutRecord = { minimumHeight: Number.POSITIVE_INFINITY, jumps: [] };
  const { layoutRecord } = window;
  const positions = new Map<Element, number>();
  const measureLayoutTop = (element: HTMLElement) => {
    let top = 0;
    for (let node: Element | null = element; node instanceof HTMLElement; node = node.offsetParent)
      top += node.offsetTop;
    return top;
  };
  const recordFrame = () => {
    requestAnimationFrame(recordFrame);
    // before the first paint, elements may move
    if (performance.getEntriesByName('first-contentful-paint').length === 0) return;
    for (const element of document.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, button, input, footer')) {
      const currentTop = measureLayoutTop(element);
      const previousTop = positions.get(element);
      const isBelowFirstScreen = (previousTop ?? currentTop) > innerHeight;
      if (isBelowFirstScreen || !element.checkVisibility({ visibilityProperty: true })) continue;
      positions.set(element, currentTop);
      // WebKit has no `ascent-override`, so a typeface may move text by two pixels
      if (previousTop !== undefined && Math.abs(currentTop - previousTop) > 2) {
        layoutRecord.jumps.push(`${element.outerHTML.slice(0, 90)}: ${previousTop} → ${currentTop}`);
      }
    }
    if (document.readyState === 'complete') {
      layoutRecord.minimumHeight = Math.min(
        layoutRecord.minimumHeight,
        document.documentElement.scrollHeight,
      );
    }
  };
  requestAnimationFrame(recordFrame);
  // Chromium also measures layout shifts of the whole page
  if (PerformanceObserver.supportedEntryTypes.includes('layout-shift')) {
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value?: number })[]) {
        if (value && value > 0.005) layoutRecord.jumps.push(`layout shift of ${value}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }
}
