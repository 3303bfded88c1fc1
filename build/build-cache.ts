import { hash } from 'node:crypto';
import path from 'node:path';

/** Returns a path in the cache folder: BUILD_CACHE_DIR, or `.cache`, which `npm ci` does not delete. */
export const resolveCachePath = (root: string, name: string): string =>
  path.resolve(root, process.env.BUILD_CACHE_DIR || '.cache', name);

/** Returns a short hash of the data, for names of files and folders. */
export const createShortHash = (data: string | Buffer): string => hash('sha256', data).slice(0, 16);
