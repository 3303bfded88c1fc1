import { type ComponentType, lazy, memo, Suspense, useEffect, useRef } from 'react';
import { announceReady } from '@/lib/announce-ready';

type Load = () => Promise<ComponentType>;

/**
 * Acts after which waiting any longer would be felt: everything deferred comes alive at once. A press that the start script
 * held comes back as a bare click; the navigation it starts would wait for ever behind a part that sleeps.
 */
const WAKING_EVENTS = ['pointerdown', 'keydown', 'input', 'click', 'popstate'] as const;

let awake: Promise<void> | undefined;

function onFirstAct(): Promise<void> {
  awake ??= new Promise((resolve) => {
    for (const type of WAKING_EVENTS) {
      window.addEventListener(type, () => resolve(), { once: true, capture: true });
    }
  });
  return awake;
}

function onceVisible(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });
}

/** The page stays readable without its script, so a failed download waits for the network instead of failing the page. */
async function loadPatiently(load: Load): Promise<ComponentType> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    }
  }
}

async function whenNeeded(name: string, load: Load): Promise<{ default: ComponentType }> {
  const place = globalThis.document?.querySelector(`[data-deferred="${name}"]`);
  // Nothing prerendered to wait behind: the build, or a page reached by a link.
  if (!place) return { default: await load() };
  await Promise.race([onceVisible(place), onFirstAct()]);
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
 * that receives an update is thrown away by React and would flash.
 */
export function deferred(name: string, load: Load): ComponentType {
  // From the start: the act may come before React reaches this part.
  if (globalThis.document) void onFirstAct();
  const Part = lazy(() => whenNeeded(name, load));
  return memo(function Deferred() {
    return (
      <div data-deferred={name}>
        <Suspense fallback={null}>
          <Part />
          <Alive />
        </Suspense>
      </div>
    );
  });
}
