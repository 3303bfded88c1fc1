/**
 * Returns the file of a public address, below the folder of the build. Hosts answer `<address>.html` without a slash at the end;
 * from `<address>/index.html` they redirect to one.
 */
export const pageFile = (address: string): string => `${address === '/' ? 'index' : address.slice(1)}.html`;

/** The page that serves `/auth` and `/admin`. */
export const SHELL_FILE = pageFile('/app');
