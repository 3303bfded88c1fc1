import { pageNamesByPath } from '../../src/copy/site-pages.ts';

/** Public addresses (specification 2.1), without articles and home variants. */
export const publicPaths: readonly string[] = [
  '/',
  ...Object.keys(pageNamesByPath).filter((path) => !path.includes('#')),
];
