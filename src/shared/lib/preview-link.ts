const MARK = '#apercu=';

/**
 * Where, on the press page, a text that is not online is shown to whoever has the token. It stands behind the `#`: a browser
 * sends that part to nobody, neither to the host and its logs nor, as a referrer, to the sites a text links to.
 */
export const previewLink = (page: string, token: string): string => `${page}${MARK}${token}`;

/** The token of such an address; empty when it is none. */
export const previewToken = (hash: string): string => (hash.startsWith(MARK) ? hash.slice(MARK.length) : '');
