type StepListener = (event: PopStateEvent) => void;

const listeners = new Set<StepListener>();

/** Position that the router gave to the history entry of the last press. */
let position = 0;

/** Starts to listen to Back and Forward; must run before the router does. */
export function startHistoryListener(): void {
  const rememberPosition = () => {
    position = history.state?.idx ?? position;
  };
  window.addEventListener('click', rememberPosition, { capture: true });
  window.addEventListener('popstate', (event) => {
    // The browser made this entry for a plain link (`#partie-2`). The router blocks no step to an entry without a position.
    if (!history.state) history.replaceState({ idx: position + 1 }, '');
    for (const listener of [...listeners]) listener(event);
  });
}

/** Calls the listener before the router sees a step. Returns the function that removes it. */
export function listenBeforeRouter(listener: StepListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
