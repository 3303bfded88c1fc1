import { hash } from 'node:crypto';

/** Returns the id that the import gives to the row of a default article. It stays when staff change the slug. */
export const getImportedArticleId = (fileSlug: string): string =>
  hash('md5', fileSlug).replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
