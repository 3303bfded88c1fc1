import { HYDRATED_EVENT } from '../src/shared/lib/hydration.ts';
import { recovery } from './recovery-script.ts';

/**
 * The inline script of a prerendered page, the same on all pages: the policy names one hash. It starts React once the largest
 * paint is on screen and the browser is idle (500 ms at most), or at the first press, key or focus. Until then links, the menu,
 * questions and fields work as HTML. The last other press, or the last form sent, is held, shown as waiting, and repeated once
 * React hears it. The typefaces come after that (`/`, first paint 1055 ms with them before it, 695 after).
 */
function start(entry: string, hydratedEvent: string, recover: () => Promise<boolean>) {
  const { dataset } = document.documentElement;
  const chunks = document.querySelector<HTMLElement>('[data-chunks]')?.dataset.chunks?.match(/\S+/g) ?? [];
  let started = false;
  let held: HTMLElement | null = null;

  const fetchLink = (rel: string, href: string) => {
    document.head.append(Object.assign(document.createElement('link'), { rel, href }));
  };

  const begin = () => {
    if (started) return;
    started = true;
    // Without the entry the page stays readable and its links work.
    import(/* @vite-ignore */ entry).catch(recover);
    for (const chunk of chunks) fetchLink('modulepreload', chunk);
    // In the page's head the browser would open a second connection for it before the first paint.
    fetchLink('manifest', '/manifest.webmanifest');
  };

  const interact = () => {
    dataset.interacted = '';
    begin();
  };

  const beginAtIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 500 });
    else setTimeout(begin, 200);
  };

  const whenLoaded = () => {
    // The browser never paints a page in a hidden tab.
    if (document.hidden) return beginAtIdle();
    // Only the browser knows when the first frame is painted: two animation frames can be too early.
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      beginAtIdle();
    }).observe({ type: 'paint', buffered: true });
    // Firefox does not report the paint of some pages that are loaded again.
    setTimeout(begin, 3000);
  };

  const hold = (event: Event) => {
    const { target } = event;
    // Extensions dispatch events on the document, which is no element.
    if (!(target instanceof HTMLElement || target instanceof SVGElement)) return;
    const control =
      event.type === 'submit'
        ? ((event as SubmitEvent).submitter ?? target)
        : target.closest('button:not([type=submit]), a:is([href^="#"], [role=button])');
    if (!(control instanceof HTMLElement)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held?.removeAttribute('aria-busy');
    held = control;
    held.setAttribute('aria-busy', 'true');
    interact();
  };

  if (document.readyState === 'complete') whenLoaded();
  else addEventListener('load', whenLoaded);
  for (const type of ['pointerdown', 'keydown', 'focusin', 'input']) addEventListener(type, interact, true);
  for (const type of ['click', 'submit']) addEventListener(type, hold, true);
  addEventListener(hydratedEvent, () => {
    for (const type of ['click', 'submit']) removeEventListener(type, hold, true);
    held?.removeAttribute('aria-busy');
    if (held instanceof HTMLFormElement) held.requestSubmit();
    else held?.click();
    document.querySelector('[data-typefaces]')?.removeAttribute('media');
  });
}

/** Returns the source of that script for the address of the first script. */
export function startScript(entry: string): string {
  return `(${start})(${JSON.stringify(entry)},${JSON.stringify(HYDRATED_EVENT)},${recovery(entry)})`;
}
