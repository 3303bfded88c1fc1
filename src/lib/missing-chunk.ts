/** Set on the error of a chunk that did not arrive, by the build's download helper (scripts/build/plain-dynamic-imports.ts). */
export const MISSING_CHUNK = 'missingChunk';

/** In the session storage: the first files of the builds that this tab was already reloaded for. */
export const RELOADED_KEY = 'obouo.reloaded';

/** Whether this is a chunk that did not arrive: a deploy took it away, or the network did. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && MISSING_CHUNK in error;
}
