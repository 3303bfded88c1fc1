/** In the session storage: the first files of the builds that this tab was already reloaded for. */
export const RELOADED_KEY = 'obouo.reloaded';

/**
 * Loads the page afresh because a file of its build is gone: once for each build and tab, so it never loops. The server must answer
 * within five seconds: the browser's own page for a lost network has no way back. Resolves to false when it does not reload.
 * Inline scripts carry its source (build/recovery-script.ts), so it refers to nothing around it.
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

let reload: Promise<boolean> | undefined;

/** Returns true when nothing is typed here, and no part of the page would have the browser ask before it closes. */
function mayLeave(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=checkbox], [type=radio], [type=hidden]), textarea',
  );
  return (
    [...fields].every(({ value, defaultValue }) => value === defaultValue) &&
    window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  );
}

/** Loads the page afresh when a chunk of it does not arrive, unless something is typed. Marks the error for who shows it. */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    Object.assign(payload, { missingChunk: true });
    if (mayLeave()) reload ??= reloadFor(build, RELOADED_KEY).finally(() => (reload = undefined));
  });
}

/** Resolves to true when the page is about to be loaded afresh. */
export const isReloading = async (): Promise<boolean> => (await reload) ?? false;

/** Returns true for the error of a chunk that did not arrive. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && 'missingChunk' in error;
}
