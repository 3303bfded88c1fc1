/** What tells that somebody is there and using the page. */
const INTERACTIONS = ['pointerdown', 'keydown', 'input', 'scroll', 'popstate'] as const;

/** Milliseconds for which a page is left alone once it is hydrated: what its visitor asks for meanwhile goes first. */
const QUIET = 1000;

let interaction: Promise<void> | undefined;
let idle: Promise<void> | undefined;

/** Resolves at the visitor's first interaction on the page. */
function firstInteraction(): Promise<void> {
  interaction ??= new Promise((resolve) => {
    // an interaction before this script was there (scripts/build/start-script.ts), or a page that comes back scrolled
    if ('interacted' in document.documentElement.dataset || window.scrollY > 0) resolve();
    const done = () => {
      for (const type of INTERACTIONS) removeEventListener(type, done, true);
      resolve();
    };
    for (const type of INTERACTIONS) addEventListener(type, done, { capture: true, passive: true });
  });
  return interaction;
}

/** Resolves once the page is hydrated and has been quiet for a second, or at the visitor's first interaction. */
export function whenIdle(): Promise<void> {
  idle ??= Promise.race([
    firstInteraction(),
    new Promise<void>((resolve) => {
      const wait = () => setTimeout(resolve, QUIET);
      if ('hydrated' in document.documentElement.dataset) wait();
      else addEventListener('app:hydrated', wait, { once: true });
    }),
  ]);
  return idle;
}

/** The same for what the visitor may never need: with Save-Data it waits for the interaction. */
export function whenIdleAndFree(): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ? firstInteraction() : whenIdle();
}

/** Downloads what a press may need before it comes; what fails here is asked for again, and told, at the press. */
export function prefetch(load: () => Promise<unknown>): void {
  whenIdleAndFree()
    .then(load)
    .catch(() => undefined);
}
