/** Removes the slash at the end of a path, except from `/`. */
export const removeTrailingSlash = (path: string): string => path.replace(/(.)\/$/, '$1');
