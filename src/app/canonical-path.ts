/**
 * Returns the path that a mistyped or badly copied one stands for: `/A-propos).` is `/a-propos`. Paths of the
 * site have no capital, and end with a letter or a digit.
 */
export function toCanonicalPath(path: string): string {
  try {
    const cleanPath = decodeURI(path).toLowerCase().split('/').filter(Boolean).join('/');
    return encodeURI(`/${cleanPath.replace(/[^\p{L}\p{N}]+$/u, '')}`);
  } catch {
    return path;
  }
}
