import { recovery } from './recovery-script.ts';

interface Start {
  /** Address of the first script. */
  entry: string;
  /** Address of the whole style sheet. */
  sheet: string;
}

/**
 * The inline script of a prerendered page, the same on all of them: one hash in the policy that each answer carries. What the
 * page needs beside the entry is told by `data-chunks`. It downloads and starts React once the largest paint is on screen and the
 * browser is idle (500 ms at most), or at the first touch or key. Until then links, the menu and fields work as plain
 * HTML; a press on a button or a submit is held, and given back as soon as its part of the page is alive. The
 * typefaces come after that paint too, over fallbacks of the same measure: before it, their 29 kB would hold it back by two
 * round trips. The whole style sheet comes with the first act, or before the first chunk that the page did not start with.
 * Measured on the home page: with the typefaces before it, first paint 1055 and LCP 1355 ms; after it, 695 and 978;
 * with the inline pictures after it too, 677 and 906 (a bare page in the same run: 640). A module, since the browser runs that
 * once the page is parsed and not as a part of parsing it, which the first paint waits for: 9 ms.
 */
function start({ entry, sheet }: Start, recover: (giveUp: () => void) => void) {
  const { dataset } = document.documentElement;
  const chunks = document.querySelector<HTMLElement>('[data-chunks]')?.dataset.chunks?.match(/\S+/g) ?? [];
  let started = false;
  let styled: Promise<void> | undefined;
  let held: { target: Element; replay: () => void } | undefined;

  // What stands in a text until now (scripts/build/parts-apart.ts): the page's pictures, then its footer; the typefaces.
  const bring = (what: 'apart' | 'faces') => {
    const text = document.querySelector(`noscript[data-${what}]`);
    if (text) text.outerHTML = text.textContent ?? '';
  };
  const steps = [
    () => {
      bring('apart');
      dataset.unfolded = 'part';
    },
    () => {
      dataset.unfolded = 'whole';
    },
    () => bring('apart'),
  ];
  // A step a frame: a whole page laid out at once would hold a slow phone for a tenth of a second.
  const unfold = () => {
    steps.shift()?.();
    if (steps.length > 0) requestAnimationFrame(() => setTimeout(unfold));
  };
  const unfoldAtOnce = () => {
    for (const step of steps.splice(0)) step();
  };
  // A reload, a way back or an address within the page need the whole height at once.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'navigate' || location.hash) unfoldAtOnce();

  const begin = () => {
    if (started) return;
    started = true;
    unfoldAtOnce();
    for (const href of chunks) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    // Gone for good, the page stays readable and its links work.
    import(/* @vite-ignore */ entry).catch(() => recover(() => undefined));
  };

  const loadSheet = () => {
    styled ??= new Promise((resolve) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = sheet;
      link.onload = () => resolve();
      link.onerror = () => resolve();
      document.head.append(link);
    });
    return styled;
  };
  Object.assign(window, { loadSheet });

  // The mark wakes the sleeping parts at once, since they were not there to hear the act (src/components/deferred.tsx).
  const act = () => {
    dataset.acted = '';
    loadSheet();
    begin();
  };

  // Told by the browser: after two frames the first one may still be on its way to the screen, and work done now delays it.
  const whenPainted = (then: () => void) =>
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      then();
    }).observe({ type: 'paint', buffered: true });

  // Coming from another page of ours, the faces are most likely in the cache: no need for a flash.
  const known = document.referrer.startsWith(location.origin);
  if (known) bring('faces');

  whenPainted(unfold);

  const whenLoaded = () => {
    // A page that nobody looks at (a tab in the background, a crawler) is never painted, nor has it frames.
    setTimeout(unfoldAtOnce, document.hidden ? 0 : 1000);
    whenPainted(() => {
      if (!known) bring('faces');
      if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 500 });
      else setTimeout(begin, 200);
    });
  };

  const isAlive = (target: Element) =>
    'alive' in dataset && !target.closest('[data-deferred]:not([data-alive])');

  const hold = (event: Event, target: Element, replay: () => void) => {
    if (isAlive(target)) return;
    event.preventDefault();
    held = { target, replay };
    begin();
  };

  if (document.readyState === 'complete') whenLoaded();
  else addEventListener('load', whenLoaded);
  for (const type of ['pointerdown', 'keydown', 'focusin', 'input']) addEventListener(type, act, true);
  for (const type of ['pointerover', 'scroll']) addEventListener(type, loadSheet, { once: true });
  addEventListener(
    'click',
    (event) => {
      // A link within the page too: followed before its part is alive, it would have React throw that part away.
      const pressed =
        event.target instanceof Element
          ? event.target.closest<HTMLElement>('button:not([type=submit]), a[href^="#"]')
          : null;
      if (pressed) hold(event, pressed, () => pressed.click());
    },
    true,
  );
  addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (form instanceof HTMLFormElement) hold(event, form, () => form.requestSubmit());
    },
    true,
  );
  addEventListener('app:ready', () => {
    if (!held || !isAlive(held.target)) return;
    const { replay } = held;
    held = undefined;
    replay();
  });
}

/** Source of that script. */
export function startScript(page: Start): string {
  return `(${start.toString()})(${JSON.stringify(page)},${recovery(page.entry)})`;
}
