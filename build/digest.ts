import { hash } from 'node:crypto';

/** Returns a short hash of the data, for names of files and folders. */
export const createShortHash = (data: string | Buffer): string => hash('sha256', data).slice(0, 16);
