import { recovery } from './recovery-script.ts';

interface Start {
  /** Address of the first script. */
  entry: string;
  /** Address of the whole style sheet. */
  sheet: string;
}

/**
 * The inline script of a prerendered page, the same on all of them: one hash in the policy that each answer carries. The chunks
 * that the page needs beside the entry are told by `data-chunks`. Once the largest paint is on screen and the browser is idle
 * (500 ms at most), or at the first press, key or focus, it fetches the whole sheet (typefaces and pictures included) and
 * starts React. Until then links, the menu, questions and fields work as plain HTML; any other press, a key on a tab, or
 * a submit is held, shown as waiting, and given back in order once the page is hydrated.
 * Measured on the home page: with the typefaces before the first paint, it comes at 1055 and the largest at 1355 ms; after it,
 * 695 and 978.
 */
function start({ entry, sheet }: Start, recover: () => Promise<boolean>) {
  const { dataset } = document.documentElement;
  const chunks = document.querySelector<HTMLElement>('[data-chunks]')?.dataset.chunks?.match(/\S+/g) ?? [];
  const held: { find: () => Element | null | undefined; replay: (target: HTMLElement) => void }[] = [];
  let started = false;

  const fetchLink = (rel: string, href: string, media = '') =>
    new Promise<HTMLLinkElement | null>((resolve) => {
      const link = document.createElement('link');
      Object.assign(link, { rel, href, media, onload: () => resolve(link), onerror: () => resolve(null) });
      document.head.append(link);
    });

  // The whole sheet takes the place of the page's own rules in one step: with both, each change on the page takes twice as long to
  // style. The typefaces' stand-ins stay: Firefox would do without them for a moment. A sheet that did not come takes no place.
  const putInPlace = (link: HTMLLinkElement | null) => {
    if (!link) return;
    const own = document.querySelector<HTMLStyleElement>('style[data-critical]')?.sheet;
    for (let index = own?.cssRules.length ?? 0; own && index--; ) {
      if (!(own.cssRules[index] instanceof CSSFontFaceRule)) own.deleteRule(index);
    }
    link.media = '';
  };

  const begin = () => {
    if (started) return;
    started = true;
    // The largest first: it fills the line while the others wait for an answer. Gone for good, the page stays readable and its
    // links work.
    import(/* @vite-ignore */ entry).catch(recover);
    for (const chunk of chunks) fetchLink('modulepreload', chunk);
    window.sheetArrived = fetchLink('stylesheet', sheet, 'print').then(putInPlace);
    // For who installs the site. In the page's head it would go out on a connection of its own before the first paint.
    fetchLink('manifest', '/manifest.webmanifest');
  };

  const interact = () => {
    dataset.interacted = '';
    begin();
  };

  // Told by the browser: after two frames the first one may still be on its way to the screen, and work done now delays it.
  const whenPainted = (then: () => void) => {
    // A page that nobody looks at (a tab in the background, a crawler) is never painted.
    if (document.hidden) return then();
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      then();
    }).observe({ type: 'paint', buffered: true });
  };

  const whenLoaded = () => {
    whenPainted(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 500 });
      else setTimeout(begin, 200);
    });
    // not every paint is reported: Firefox forgets some of a page that is loaded again
    setTimeout(begin, 3000);
  };

  const hold = (event: Event, target: HTMLElement, replay: (target: HTMLElement) => void) => {
    if ('hydrated' in dataset) return;
    event.preventDefault();
    target.setAttribute('aria-busy', 'true');
    // React renders a part anew whose texts were changed under it (a translator): the same control is at the same place.
    const place = [...document.querySelectorAll(target.localName)].indexOf(target);
    const find = () => (target.isConnected ? target : document.querySelectorAll(target.localName)[place]);
    held.push({ find, replay });
    interact();
  };

  if (document.readyState === 'complete') whenLoaded();
  else addEventListener('load', whenLoaded);
  for (const type of ['pointerdown', 'keydown', 'focusin', 'input']) addEventListener(type, interact, true);
  const listen = <Type extends 'click' | 'keydown' | 'submit'>(
    type: Type,
    handle: (event: HTMLElementEventMap[Type] & { target: HTMLElement }) => void,
  ) => addEventListener(type, handle as (event: Event) => void, true);
  listen('click', (event) => {
    // extensions also dispatch on the document, which has neither method
    const pressed = event.target.closest?.<HTMLElement>(
      'button:not([type=submit]), a:is([href^="#"], [role=button])',
    );
    if (pressed) hold(event, pressed, (target) => target.click());
  });
  listen('keydown', (event) => {
    const { key, target } = event;
    if (!/^(Arrow|Home|End)/.test(key) || !target.matches?.('[role=tab]')) return;
    hold(event, target, (tab) =>
      tab.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
    );
  });
  listen('submit', (event) => hold(event, event.target, (form) => (form as HTMLFormElement).requestSubmit()));
  addEventListener('app:hydrated', () => {
    for (const { find, replay } of held.splice(0)) {
      const target = find();
      target?.removeAttribute('aria-busy');
      if (!(target instanceof HTMLElement)) continue;
      // it was rendered anew under the visitor's focus
      if (document.activeElement === document.body) target.focus({ preventScroll: true });
      replay(target);
    }
  });
}

/** Source of that script. */
export function startScript(page: Start): string {
  return `(${start})(${JSON.stringify(page)},${recovery(page.entry)})`;
}
