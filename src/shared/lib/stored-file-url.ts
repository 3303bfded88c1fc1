/** The address of a file of the media library, and its path within the project that serves it. */
const STORED_FILE = /^https?:\/\/[^/]+(\/storage\/v1\/object\/public\/media\/uploads\/[\w.-]+)$/;

/**
 * Returns the address of a file of the media library in this project. A row may name another host, which no page, build or
 * mail may ask: its path alone tells the file. Any other address is returned as it is.
 */
export function storedFileUrl(filePath: string, project: string): string {
  const path = STORED_FILE.exec(filePath)?.[1];
  return path ? project.replace(/\/$/, '') + path : filePath;
}
