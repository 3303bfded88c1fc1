/** Key in session storage of the ids of the builds for which this tab was reloaded. */
export const RELOADED_BUILDS_KEY = 'obouo.reloaded';

/**
 * Reloads the page because a file of its build is missing, once for each build and tab. Does nothing while
 * the server does not answer: the browser would replace the page by its own offline page. Resolves to false without a reload.
 * `buildId` is the name of a file, which changes with each build. Inline scripts contain the source of this
 * function (build/recovery-script.ts), so it uses no variable of this module.
 */
export async function reloadOncePerBuild(buildId: string, storageKey: string): Promise<boolean> {
  try {
    const options: RequestInit = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(5000) };
    const { status } = await fetch(location.href, options);
    // Firefox cancels the downloads of a page that the visitor leaves. The next page appears before the end of this
    // wait; a reload would cancel it.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const reloadedBuilds = sessionStorage.getItem(storageKey) ?? '';
    if (status >= 500 || reloadedBuilds.includes(buildId)) return false;
    sessionStorage.setItem(storageKey, reloadedBuilds + buildId);
    location.reload();
    return true;
  } catch {
    return false;
  }
}

/** Name of the file that contains this module: it changes with each build. */
const buildId = import.meta.url.split('/').at(-1) ?? '';

let pendingReload: Promise<boolean> | undefined;

/** Returns true when a reload loses no text: no field has typed text, and no part of the page blocks its closing. */
function isSafeToReload(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=checkbox], [type=radio], [type=hidden]), textarea',
  );
  return (
    [...fields].every(({ value, defaultValue }) => value === defaultValue) &&
    window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  );
}

/** Reloads the page when a chunk is missing, unless typed text would be lost. Marks the error for `isMissingChunk`. */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    Object.assign(payload, { missingChunk: true });
    if (isSafeToReload())
      pendingReload ??= reloadOncePerBuild(buildId, RELOADED_BUILDS_KEY).finally(
        () => (pendingReload = undefined),
      );
  });
}

/** Resolves to true when the page is about to reload. */
export const isReloading = async (): Promise<boolean> => (await pendingReload) ?? false;

/** Reloads the page when the network is back, unless typed text would be lost. Returns the clean-up. */
export function reloadWhenOnline(): () => void {
  const handleOnline = () => {
    if (isSafeToReload()) location.reload();
  };
  addEventListener('online', handleOnline);
  return () => removeEventListener('online', handleOnline);
}

/** Returns true for the error of a missing chunk. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && 'missingChunk' in error;
}
