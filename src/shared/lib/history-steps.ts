type StepListener = (event: PopStateEvent) => void;

const listeners = new Set<StepListener>();

/** Position that the router gave to the history entry of the last press or step, and the URL of that entry. */
let position = 0;
let href = '';

function rememberEntry(): void {
  position = history.state?.idx ?? position;
  href = location.href;
}

/** Starts to listen to Back and Forward; must run before the router does. */
export function startHistoryListener(): void {
  rememberEntry();
  window.addEventListener('click', rememberEntry, { capture: true });
  window.addEventListener('popstate', (event) => {
    // The browser made this entry for a plain link (`#partie-2`). The router blocks no step to an entry without a position.
    // The link to an equal URL replaces the entry.
    if (!history.state) history.replaceState({ idx: location.href === href ? position : position + 1 }, '');
    rememberEntry();
    for (const listener of [...listeners]) listener(event);
  });
}

/** Calls the listener before the router sees a step. Returns the function that removes it. */
export function listenBeforeRouter(listener: StepListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
