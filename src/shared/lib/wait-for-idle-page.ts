import { hasInteracted, waitForHydratedPage } from './hydration';

const INTERACTIONS = ['pointerdown', 'keydown', 'input', 'scroll', 'popstate'] as const;

/** Milliseconds from hydration until a page counts as idle. An interaction ends this wait. */
const QUIET_MS = 1000;

let nextInteraction: Promise<void> | undefined;
let firstIdleTime: Promise<void> | undefined;

function listenToNextInteraction(): Promise<void> {
  return new Promise((resolve) => {
    const options = { capture: true, passive: true, once: true };
    for (const type of INTERACTIONS) addEventListener(type, () => resolve(), options);
  });
}

/** Resolves at the next interaction. A press before hydration does not count: the code that answers it loads first. */
function waitForInteraction(): Promise<void> {
  nextInteraction ??= waitForHydratedPage().then(listenToNextInteraction);
  return nextInteraction;
}

/** Resolves `QUIET_MS` after hydration. */
const waitAfterHydration = (): Promise<void> =>
  waitForHydratedPage().then(() => new Promise((resolve) => setTimeout(resolve, QUIET_MS)));

/** Each caller continues in a separate task: one long task would delay a press on a slow phone. */
const yieldToMain = () => new Promise<void>((resolve) => setTimeout(resolve));

const isSaveDataOn = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Resolves a second after hydration, or earlier, at the first interaction after hydration.
 * @param options `respectSaveData`: for code that a visitor may never need. With Save-Data it waits for an interaction.
 */
export function waitForIdlePage({ respectSaveData = false } = {}): Promise<void> {
  // After a reload, the page may already be scrolled.
  const mustWaitForInteraction =
    respectSaveData && isSaveDataOn() && !hasInteracted() && window.scrollY === 0;
  if (mustWaitForInteraction) return waitForInteraction().then(yieldToMain);
  firstIdleTime ??= Promise.race([waitForInteraction(), waitAfterHydration()]);
  return firstIdleTime.then(yieldToMain);
}

/** Downloads code at idle, so that a later press finds it. A failed download shows an error when the code is used. */
export function preloadWhenIdle(load: () => Promise<unknown>): void {
  waitForIdlePage({ respectSaveData: true })
    .then(load)
    .catch(() => undefined);
}
