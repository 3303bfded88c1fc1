/** In the session storage: the first files of the builds that this tab was already reloaded for. */
export const RELOADED_KEY = 'obouo.reloaded';

/** Marks the error of each chunk that does not arrive, as Vite tells it: browsers word it differently. */
export function markMissingChunks(): void {
  addEventListener('vite:preloadError', ({ payload }) => Object.assign(payload, { missingChunk: true }));
}

/** Whether this is a chunk that did not arrive: a deploy took it away, or the network did. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && 'missingChunk' in error;
}

/**
 * Loads the page afresh because something of its build is gone: once for each build and tab, so that it never loops, and only when
 * the server answers within five seconds, since the browser's own page for a lost network has no way back. False when it is
 * left to the visitor. Inline scripts carry its source (scripts/build/recovery-script.ts): it refers to nothing around it.
 */
export async function reloadFor(build: string, key: string): Promise<boolean> {
  try {
    const options: RequestInit = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(5000) };
    const { status } = await fetch(location.href, options);
    const reloaded = sessionStorage.getItem(key) ?? '';
    if (status >= 500 || reloaded.includes(build)) return false;
    sessionStorage.setItem(key, reloaded + build);
    location.reload();
    return true;
  } catch {
    return false;
  }
}

/** The first file of this build; the next deploy names it differently. */
const build = import.meta.url.split('/').at(-1) ?? '';

/** Loads the page afresh because a script of it is gone, once for this build. False when it is left to the visitor. */
export const reloadOnce = (): Promise<boolean> => reloadFor(build, RELOADED_KEY);

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
    const page = await fetch(window.location.href, { cache: 'no-store', signal: AbortSignal.timeout(5000) });
    return !(await page.text()).includes(build) && mayLeave() && (await reloadOnce());
  } catch {
    return false;
  }
}
