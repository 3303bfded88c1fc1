import { hash } from 'node:crypto';
import path from 'node:path';

/** Returns a path in the folder that builds and `npm ci` keep. BUILD_CACHE_DIR names another folder. */
export const resolveCachePath = (root: string, name: string): string =>
  path.resolve(root, process.env.BUILD_CACHE_DIR || '.cache', name);

/** Returns a short hash of the data, for names of files and folders. */
export const createShortHash = (data: string | Buffer): string => hash('sha256', data).slice(0, 16);
