const MARK = '#apercu=';

/**
 * Returns the address that shows a draft to anyone with the token. The token is in the hash, which browsers
 * send neither to the host nor, as a referrer, to linked sites.
 */
export const previewLink = (page: string, token: string): string => `${page}${MARK}${token}`;

/** Returns the token of such an address; empty for any other. */
export const previewToken = (hash: string): string => (hash.startsWith(MARK) ? hash.slice(MARK.length) : '');
