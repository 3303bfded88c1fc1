/**
 * Returns the file of a public path in the folder of a build. Hosts serve `<path>.html` at `<path>`. For
 * `<path>/index.html` they would redirect to `<path>/`.
 */
export const getPageFilename = (path: string): string => `${path === '/' ? 'index' : path.slice(1)}.html`;

/** The page that serves `/auth` and `/admin`. */
export const SHELL_FILE = getPageFilename('/app');
