declare global {
  interface Window {
    watched: { lowest: number; jumps: string[] };
  }
}

/**
 * Runs before the page, and looks at it frame by frame: how low it gets once it has loaded, and what on the first screen stands
 * elsewhere than in the frame before, which makes a reader lose their place. Where things are laid out counts, not
 * where an animation shows them.
 */
export function watch() {
  window.watched = { lowest: Number.POSITIVE_INFINITY, jumps: [] };
  const { watched } = window;
  const places = new Map<Element, number>();
  const placeOf = (element: HTMLElement) => {
    let top = 0;
    for (let at: Element | null = element; at instanceof HTMLElement; at = at.offsetParent)
      top += at.offsetTop;
    return top;
  };
  const sample = () => {
    requestAnimationFrame(sample);
    // what nobody has seen yet may stand anywhere
    if (performance.getEntriesByName('first-contentful-paint').length === 0) return;
    for (const element of document.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, button, input, footer')) {
      const [before, now] = [places.get(element), placeOf(element)];
      if (!element.checkVisibility({ visibilityProperty: true }) || (before ?? now) > innerHeight) continue;
      places.set(element, now);
      // two pixels are a typeface that came, in the engine that cannot be told the ascent of what stood in for it
      if (before !== undefined && Math.abs(now - before) > 2) {
        watched.jumps.push(`${element.outerHTML.slice(0, 90)}: ${before} → ${now}`);
      }
    }
    if (document.readyState === 'complete') {
      watched.lowest = Math.min(watched.lowest, document.documentElement.scrollHeight);
    }
  };
  requestAnimationFrame(sample);
  // one engine measures it by itself too, all of the page and not only its texts
  if (PerformanceObserver.supportedEntryTypes.includes('layout-shift')) {
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value?: number })[]) {
        if (value && value > 0.005) watched.jumps.push(`layout shift of ${value}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }
}
