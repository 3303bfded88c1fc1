/** Set on the error of a chunk that did not arrive: browsers word it differently. */
const MISSING_CHUNK = 'missingChunk';

/** In the session storage: the first files of the builds that this tab was already reloaded for. */
export const RELOADED_KEY = 'obouo.reloaded';

/** Marks the error of each chunk that does not arrive, as Vite tells it. */
export function markMissingChunks(): void {
  addEventListener('vite:preloadError', ({ payload }) => Object.assign(payload, { [MISSING_CHUNK]: true }));
}

/** Whether this is a chunk that did not arrive: a deploy took it away, or the network did. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && MISSING_CHUNK in error;
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
