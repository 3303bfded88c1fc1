/**
 * Returns the file of a public address in the folder of a build. Hosts serve `<address>.html` without a trailing slash. For
 * `<address>/index.html` they would redirect to an address with a slash.
 */
export const getPageFilename = (address: string): string =>
  `${address === '/' ? 'index' : address.slice(1)}.html`;

/** The page that serves `/auth` and `/admin`. */
export const SHELL_FILE = getPageFilename('/app');
