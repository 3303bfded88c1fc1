import { HYDRATED_EVENT, hasInteracted, isHydrated } from './hydration';

/** What tells that somebody is there and using the page. */
const INTERACTIONS = ['pointerdown', 'keydown', 'input', 'scroll', 'popstate'] as const;

/** Milliseconds for which a page is left alone once it is hydrated: what its visitor asks for meanwhile goes first. */
const QUIET = 1000;

let interaction: Promise<void> | undefined;
let idle: Promise<void> | undefined;

/** Resolves at the visitor's next interaction. A press held until the page was hydrated is not one: what it needs goes first. */
function nextInteraction(): Promise<void> {
  interaction ??= new Promise((resolve) => {
    const options = { capture: true, passive: true, once: true };
    for (const type of INTERACTIONS) addEventListener(type, () => resolve(), options);
  });
  return interaction;
}

/** A task of its own for each who waited: all of them in one would hold a press on a slow telephone. */
const ownTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Resolves once the page is hydrated and has been quiet for a second, or at the visitor's next interaction. */
export function whenIdle(): Promise<void> {
  idle ??= Promise.race([
    nextInteraction(),
    new Promise<void>((resolve) => {
      const wait = () => setTimeout(resolve, QUIET);
      if (isHydrated()) wait();
      else addEventListener(HYDRATED_EVENT, wait, { once: true });
    }),
  ]);
  return idle.then(ownTask);
}

/** The same for what the visitor may never need: with Save-Data it waits for an interaction. */
export function whenIdleAndFree(): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!connection?.saveData) return whenIdle();
  // a page that comes back may be scrolled
  return hasInteracted() || window.scrollY > 0 ? whenIdle() : nextInteraction();
}

/** Downloads what a press may need before it comes; what fails here is asked for again, and told, at the press. */
export function prefetch(load: () => Promise<unknown>): void {
  whenIdleAndFree()
    .then(load)
    .catch(() => undefined);
}
