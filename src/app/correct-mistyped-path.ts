/** Characters after the last letter or digit. */
const TRAILING_SIGNS = /[^\p{L}\p{N}]+$/u;

/** Decodes a path. Returns a malformed one unchanged; `encodeURI` later encodes its « % », so that the router does not warn. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Corrects a mistyped or badly copied path: returns `/a-propos` for `/À-propos).`. Paths of the site have no
 * capital and no accent, and end with a letter or a digit.
 */
export function correctMistypedPath(path: string): string {
  const withoutAccents = decodePath(path).normalize('NFD').replace(/\p{M}/gu, '');
  const segments = withoutAccents.toLowerCase().split('/').filter(Boolean);
  return encodeURI(`/${segments.join('/').replace(TRAILING_SIGNS, '')}`);
}
