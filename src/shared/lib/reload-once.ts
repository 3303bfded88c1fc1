import { RELOADED_KEY, reloadFor } from './missing-chunk';

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
