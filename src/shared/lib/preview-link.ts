const HASH_PREFIX = '#apercu=';

/**
 * Start of the hash (after `#`) of a page that shows unsaved values of a collection. The key of the collection follows, then
 * `&` and the section to open. Drafts of texts have another prefix, because /presse can preview both.
 */
export const COLLECTION_PREVIEW_HASH_PREFIX = 'apercu-fiche=';

/**
 * Returns the URL that shows a draft to anyone with the token. The token is in the hash, which browsers
 * send neither to the host nor, as a referrer, to linked sites.
 */
export const toPreviewLink = (pageUrl: string, token: string): string => `${pageUrl}${HASH_PREFIX}${token}`;

/** Returns the token in the hash of a preview link; '' for any other hash. */
export const readPreviewToken = (hash: string): string =>
  hash.startsWith(HASH_PREFIX) ? hash.slice(HASH_PREFIX.length) : '';
