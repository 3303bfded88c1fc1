/** Characters after the last letter or digit. */
const TRAILING_SIGNS = /[^\p{L}\p{N}]+$/u;

/**
 * Corrects a mistyped or badly copied path: returns `/a-propos` for `/A-propos).`. Paths of the site have no
 * capital, and end with a letter or a digit.
 */
export function correctMistypedPath(path: string): string {
  try {
    const segments = decodeURI(path).toLowerCase().split('/').filter(Boolean);
    return encodeURI(`/${segments.join('/').replace(TRAILING_SIGNS, '')}`);
  } catch {
    return path;
  }
}
