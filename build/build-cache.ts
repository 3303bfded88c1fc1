import path from 'node:path';

/** Returns a folder that outlives builds and `npm ci`; a host names its own with BUILD_CACHE_DIR. */
export const buildCache = (root: string, name: string): string =>
  path.resolve(root, process.env.BUILD_CACHE_DIR || '.cache', name);
