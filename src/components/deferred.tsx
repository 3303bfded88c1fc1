import { type ComponentType, lazy, memo, Suspense, useEffect, useRef } from 'react';
import { announceReady } from '@/lib/announce-ready';
import { reloadIfReplaced } from '@/lib/reload-once';

type Load = () => Promise<ComponentType>;

/**
 * Acts after which waiting any longer would be felt: everything deferred comes alive at once. A press that the start script
 * held comes back as a bare click; the navigation it starts would wait for ever behind a part that sleeps.
 */
const WAKING_EVENTS = ['pointerover', 'pointerdown', 'keydown', 'input', 'click', 'popstate'] as const;

let wake: () => void = () => undefined;
let awake: Promise<void> | undefined;

function onFirstAct(): Promise<void> {
  awake ??= new Promise((resolve) => {
    wake = resolve;
    // An act before the script was there, or an address that asks a part for something, counts as well.
    if ('acted' in document.documentElement.dataset || window.location.search || window.location.hash)
      resolve();
    for (const type of WAKING_EVENTS) {
      window.addEventListener(type, () => resolve(), { once: true, capture: true });
    }
  });
  return awake;
}

/** A part that only peeks from below is not being read yet: its script may wait for the first scroll. */
const PEEKING = '0px 0px -35% 0px';

function onceVisible(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: PEEKING },
    );
    observer.observe(element);
  });
}

/** The page stays readable without its script, so a failed download waits for the network instead of failing the page. */
async function loadPatiently(load: Load): Promise<ComponentType> {
  for (;;) {
    try {
      return await load();
    } catch {
      void reloadIfReplaced();
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    }
  }
}

interface DeferredOptions {
  /** `act`: plain text with nothing to bring to life, which being seen is no reason to download. */
  on?: 'sight' | 'act';
  /**
   * What no first screen reaches waits for the first paint: `below` has no boxes until then (scripts/build/page-styles.ts),
   * `apart`, which is for what surrounds a page, is not even parsed (scripts/build/parts-apart.ts).
   */
  place?: 'below' | 'apart';
}

async function whenNeeded(
  name: string,
  load: Load,
  { on }: DeferredOptions,
): Promise<{ default: ComponentType }> {
  const place = globalThis.document?.querySelector(`[data-deferred="${name}"]`);
  // Nothing prerendered to wait behind: the build, or a page reached by a link.
  if (!place) return { default: await load() };
  await Promise.race([...(on === 'act' ? [] : [onceVisible(place)]), onFirstAct()]);
  return { default: await loadPatiently(load) };
}

/** Marks its place as alive: the start script holds presses and submits back until then. */
function Alive() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    mark.current?.closest('[data-deferred]')?.setAttribute('data-alive', '');
    announceReady();
  }, []);
  return <span ref={mark} hidden />;
}

/**
 * A part below the fold: prerendered like the rest, but its code is only downloaded, and its markup only hydrated, when
 * it comes on screen or someone acts. The result takes no props and is memoised on purpose: a dehydrated boundary
 * that receives an update is thrown away by React and would flash (`partsAwake` keeps navigations from doing it).
 */
export function deferred(name: string, load: Load, options: DeferredOptions = {}): ComponentType {
  const { place } = options;
  // From the start: the act may come before React reaches this part.
  if (globalThis.document) void onFirstAct();
  const Part = lazy(() => whenNeeded(name, load, options));
  return memo(function Deferred() {
    return (
      <div data-deferred={name} {...(place ? { [`data-${place}`]: '' } : {})}>
        <Suspense fallback={null}>
          <Part />
          <Alive />
        </Suspense>
      </div>
    );
  });
}

/** A part whose code cannot be had (no network) must not hold a navigation for ever. */
const PATIENCE_MS = 3000;

/**
 * Wakes the prerendered parts that a navigation would leave in place, and waits until they are alive: every change of
 * address reaches them through the router's context, and React throws a dehydrated boundary away when that happens.
 * @param samePage whether the parts of the page itself stay too, and not only those around it
 */
export function partsAwake(samePage: boolean): Promise<void> {
  const isAsleep = () =>
    [...document.querySelectorAll('[data-deferred]:not([data-alive])')].some(
      (part) => samePage || !part.closest('main'),
    );
  if (!isAsleep()) return Promise.resolve();
  wake();
  return new Promise((resolve) => {
    const stop = () => {
      window.removeEventListener('app:ready', check);
      clearTimeout(timer);
      resolve();
    };
    const check = () => {
      if (!isAsleep()) stop();
    };
    const timer = setTimeout(stop, PATIENCE_MS);
    window.addEventListener('app:ready', check);
  });
}
