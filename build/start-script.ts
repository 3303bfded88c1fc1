import { HYDRATED_EVENT } from '../src/shared/lib/hydration.ts';
import { createReloadFunctionSource } from './recovery-script.ts';

/**
 * Inline script of every prerendered page: loads React once the page is loaded and painted, then repeats the last press
 * that came before hydration. All pages have the same script, so the Content-Security-Policy contains one hash of it.
 */
function start(entry: string, hydratedEvent: string, recover: () => Promise<boolean>) {
  const { dataset } = document.documentElement;
  const chunks = document.querySelector<HTMLElement>('[data-chunks]')?.dataset.chunks?.match(/\S+/g) ?? [];
  let hasStarted = false;
  let pendingControl: HTMLElement | null = null;

  const loadEntry = () => {
    if (hasStarted) return;
    hasStarted = true;
    // Without the entry the page stays readable and its links work. The next interaction tries again.
    import(/* @vite-ignore */ entry).catch(async () => {
      hasStarted = await recover();
    });
    for (const href of chunks)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  };

  // A press, key, focus or input loads React at once.
  const recordInteraction = () => {
    dataset.interacted = '';
    loadEntry();
  };

  const loadEntryWhenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(loadEntry, { timeout: 500 });
    else setTimeout(loadEntry, 200);
  };

  const waitForPaint = () => {
    // The browser never paints a page in a hidden tab.
    if (document.hidden) return loadEntryWhenIdle();
    // Only the browser knows when the first frame is painted: two animation frames can be too early.
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      loadEntryWhenIdle();
    }).observe({ type: 'paint', buffered: true });
    // Firefox does not report the paint of some pages that are loaded again.
    setTimeout(loadEntry, 3000);
  };

  // Buttons, forms and links to `#…` wait for hydration; other links, menu, FAQ and fields work as HTML. The last
  // control pressed becomes busy, and is clicked after hydration.
  const postponeEvent = (event: Event) => {
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
    pendingControl?.removeAttribute('aria-busy');
    pendingControl = control;
    pendingControl.setAttribute('aria-busy', 'true');
    recordInteraction();
  };

  // Adds all typefaces together: the browser lays out the whole page again for each change. The typefaces load last:
  // in November 2026 the first paint of `/` then took 695 ms instead of 1055.
  const addTypefaces = async () => {
    const rules = document.querySelector<HTMLStyleElement>('[data-typefaces]')?.sheet?.cssRules ?? [];
    const typefaces = [...(rules as Iterable<CSSFontFaceRule>)].map(({ style }) => {
      const [family = '', source = '', weight] = ['font-family', 'src', 'font-weight'].map((name) =>
        style.getPropertyValue(name),
      );
      return new FontFace(family.replaceAll('"', ''), source, { weight }).load();
    });
    for (const typeface of await Promise.all(typefaces)) document.fonts.add(typeface);
  };

  if (document.readyState === 'complete') waitForPaint();
  else addEventListener('load', waitForPaint);
  for (const type of ['pointerdown', 'keydown', 'focusin', 'input'])
    addEventListener(type, recordInteraction, true);
  for (const type of ['click', 'submit']) addEventListener(type, postponeEvent, true);
  addEventListener(hydratedEvent, () => {
    for (const type of ['click', 'submit']) removeEventListener(type, postponeEvent, true);
    pendingControl?.removeAttribute('aria-busy');
    if (pendingControl instanceof HTMLFormElement) pendingControl.requestSubmit();
    else pendingControl?.click();
    addTypefaces().catch(() => undefined);
  });
}

/** Returns the source of the script. `entry` is the URL of the first module. */
export function createStartScript(entry: string): string {
  return `(${start})(${JSON.stringify(entry)},${JSON.stringify(HYDRATED_EVENT)},${createReloadFunctionSource(entry)})`;
}
