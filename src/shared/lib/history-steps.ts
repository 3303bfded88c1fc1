type StepListener = (event: PopStateEvent) => void;

const listeners = new Set<StepListener>();

/** Starts to listen to Back and Forward; must run before the router does. */
export function startHistoryListener(): void {
  window.addEventListener('popstate', (event) => {
    for (const listener of [...listeners]) listener(event);
  });
}

/** Calls the listener before the router sees a step. Returns the function that removes it. */
export function listenBeforeRouter(listener: StepListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
