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
