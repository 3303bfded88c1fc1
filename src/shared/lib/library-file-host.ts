/** URL of a file of the media library; the group is its path in the project. */
const STORED_FILE = /^https?:\/\/[^/]+(\/storage\/v1\/object\/public\/media\/uploads\/[\w.-]+)$/;

/**
 * Returns the URL of a library file in this project. A row may name another host, which pages, builds and
 * mails must not contact, so only its path counts. Returns any other URL unchanged.
 */
export function replaceLibraryUrlHost(storedUrl: string, projectUrl: string): string {
  const path = STORED_FILE.exec(storedUrl)?.[1];
  return path ? projectUrl.replace(/\/$/, '') + path : storedUrl;
}

/** Returns the file name in a URL. It finds the row of a library file whose host is that of an earlier project. */
export const getFilenameOfUrl = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

/** Returns true for the URL of a library file, on any host. */
export const isLibraryFileUrl = (url: string): boolean => STORED_FILE.test(url);
