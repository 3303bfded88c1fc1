import { recovery } from './recovery-script.ts';

/**
 * The inline script of a prerendered page, the same on all of them: one hash in the policy that each answer carries. The chunks
 * that the page needs beside the entry are told by `data-chunks`. Once the largest paint is on screen and the browser is idle
 * (500 ms at most), or at the first press, key or focus, it fetches the whole sheet (pictures included) and starts React, and once
 * the page is hydrated the typefaces. Until then links, the menu, questions and fields work as plain HTML; any other press, a key
 * on a tab, or a submit is held, shown as waiting, and given back in order once the page is hydrated.
 * Measured on the home page: with the typefaces before the first paint, it comes at 1055 and the largest at 1355 ms; after it,
 * 695 and 978.
 */
function start(entry: string, recover: () => Promise<boolean>) {
  const { dataset } = document.documentElement;
  const chunks = document.querySelector<HTMLElement>('[data-chunks]')?.dataset.chunks?.match(/\S+/g) ?? [];
  /** What is held of each event: a press that only React answers, a key on a tab, a form. */
  const HELD: Record<string, string> = {
    click: 'button:not([type=submit]), a:is([href^="#"], [role=button])',
    keydown: '[role=tab]',
    submit: 'form',
  };
  const held: (() => void)[] = [];
  let started = false;

  const fetchLink = (rel: string, href: string) => {
    document.head.append(Object.assign(document.createElement('link'), { rel, href }));
  };

  const begin = () => {
    if (started) return;
    started = true;
    // The largest first: it fills the line while the others wait for an answer. Gone for good, the page stays readable and its
    // links work.
    import(/* @vite-ignore */ entry).catch(recover);
    for (const chunk of chunks) fetchLink('modulepreload', chunk);
    // For who installs the site. In the page's head it would go out on a connection of its own before the first paint.
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
    // A page that nobody looks at (a tab in the background, a crawler) is never painted.
    if (document.hidden) return beginAtIdle();
    // Told by the browser: after two frames the first one may still be on its way to the screen, and work done now delays it.
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      beginAtIdle();
    }).observe({ type: 'paint', buffered: true });
    // not every paint is reported: Firefox forgets some of a page that is loaded again
    setTimeout(begin, 3000);
  };

  const hold = (event: MouseEvent | KeyboardEvent | SubmitEvent) => {
    if ('hydrated' in dataset) return;
    const { type, target } = event;
    if ('key' in event && !/^(Arrow|Home|End)/.test(event.key)) return;
    // extensions also dispatch on the document, which is in nothing
    const control = target instanceof Element && target.closest(HELD[type] ?? '');
    if (!control) return;
    event.preventDefault();
    control.setAttribute('aria-busy', 'true');
    // React renders a part anew whose texts were changed under it (a translator): the same control is at the same place.
    const place = [...document.querySelectorAll(control.localName)].indexOf(control);
    held.push(() => {
      const found = control.isConnected ? control : document.querySelectorAll(control.localName)[place];
      found?.removeAttribute('aria-busy');
      if (!(found instanceof HTMLElement)) return;
      // it was rendered anew under the visitor's focus
      if (document.activeElement === document.body) found.focus({ preventScroll: true });
      // an event holds all that the making of one like it asks for
      found.dispatchEvent(new (event.constructor as typeof Event)(type, event));
    });
    interact();
  };

  if (document.readyState === 'complete') whenLoaded();
  else addEventListener('load', whenLoaded);
  for (const type of ['pointerdown', 'keydown', 'focusin', 'input']) addEventListener(type, interact, true);
  for (const type of Object.keys(HELD)) addEventListener(type, hold as (event: Event) => void, true);
  addEventListener('app:hydrated', () => {
    for (const replay of held.splice(0)) replay();
    // after all that a press waits for
    document.querySelector('[data-typefaces]')?.removeAttribute('media');
  });
}

/** Returns the source of that script for the address of the first script. */
export function startScript(entry: string): string {
  return `(${start})(${JSON.stringify(entry)},${recovery(entry)})`;
}
