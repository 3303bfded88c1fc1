type StepListener = (event: PopStateEvent) => void;

const listeners = new Set<StepListener>();

/** Listens to Back and Forward. Called before the router starts, because the first listener sees a step first. */
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
