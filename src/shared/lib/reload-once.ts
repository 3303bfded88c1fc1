import { RELOADED_KEY } from './missing-chunk';

/** Milliseconds the server has to show that it can be reached. */
const PATIENCE = 5000;

/** The first file of this build; the next deploy names it differently. */
const build = import.meta.url.split('/').at(-1) ?? '';

/** The page as the server has it now, past the cache. Throws without a server that answers. */
async function fetchPage(): Promise<string> {
  const options: RequestInit = { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) };
  const answer = await fetch(window.location.href, options);
  if (answer.status >= 500) throw new Error();
  return answer.text();
}

/** Reloads unless this build had its turn in this tab; without a storage to remember it, never. */
function takeTurn(): boolean {
  const reloaded = sessionStorage.getItem(RELOADED_KEY) ?? '';
  if (reloaded.includes(build)) return false;
  sessionStorage.setItem(RELOADED_KEY, reloaded + build);
  window.location.reload();
  return true;
}

/**
 * Loads the page afresh because something of its build is gone: once for each build and tab, so that it never loops, and
 * only when the server answers, since the browser's own page for a lost network has no way back. False when it is left to
 * the visitor.
 */
export async function reloadOnce(): Promise<boolean> {
  try {
    await fetchPage();
    return takeTurn();
  } catch {
    return false;
  }
}

/** Whether nobody is writing here. Whoever would have the browser ask before it closes the page is asked the same way. */
function mayLeave(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return (
    [...fields].every(({ value, defaultValue }) => value === defaultValue) &&
    window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  );
}

/**
 * The same for a part of a page that otherwise works: only when a deploy has replaced the build, so that a short loss
 * of network costs nobody the place they were at, and never over a text that somebody writes.
 */
export async function reloadIfReplaced(): Promise<boolean> {
  try {
    return !(await fetchPage()).includes(build) && mayLeave() && takeTurn();
  } catch {
    return false;
  }
}
