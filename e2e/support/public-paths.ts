import { pageNames } from '../../src/copy/site-pages.ts';

/** Public addresses (specification 2.1), articles and home variants apart. */
export const publicPaths: readonly string[] = ['/', ...Object.keys(pageNames)];
