/** What tells that somebody is there and using the page. */
const ACTS = ['pointerdown', 'keydown', 'input', 'scroll', 'popstate'] as const;

/** Milliseconds for which a page is left alone once it is alive: what its visitor asks for meanwhile goes first. */
const QUIET = 1000;

let act: Promise<void> | undefined;
let idle: Promise<void> | undefined;

/** Resolves at the visitor's first act on the page. */
function firstAct(): Promise<void> {
  act ??= new Promise((resolve) => {
    // an act before this script was there (scripts/build/start-script.ts), or a page that comes back scrolled
    if ('acted' in document.documentElement.dataset || window.scrollY > 0) resolve();
    const done = () => {
      for (const type of ACTS) removeEventListener(type, done, true);
      resolve();
    };
    for (const type of ACTS) addEventListener(type, done, { capture: true, passive: true });
  });
  return act;
}

/** Resolves once the page is alive and has been quiet for a second, or at the visitor's first act. */
export function whenIdle(): Promise<void> {
  idle ??= Promise.race([
    firstAct(),
    new Promise<void>((resolve) => {
      const wait = () => setTimeout(resolve, QUIET);
      if ('alive' in document.documentElement.dataset) wait();
      else addEventListener('app:alive', wait, { once: true });
    }),
  ]);
  return idle;
}

/** The same for what the visitor may never need: with Save-Data it waits for the act. */
export function whenIdleAndFree(): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ? firstAct() : whenIdle();
}
