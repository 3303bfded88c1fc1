import { hash } from 'node:crypto';

/** Returns a short name for some bytes, which changes with them. */
export const digest = (data: string | Buffer): string => hash('sha256', data).slice(0, 16);
