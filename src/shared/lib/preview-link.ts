import { paths } from '@/shared/config/paths';

const MARK = '#apercu=';

/**
 * Where a text that is not online is shown to whoever has the token. It stands behind the `#`: a browser sends that part to
 * nobody, neither to the host and its logs nor, as a referrer, to the sites a text links to.
 */
export const previewLink = (origin: string, token: string): string =>
  `${origin}${paths.press}${MARK}${token}`;

/** The token of such an address; empty when it is none. */
export const previewToken = (hash: string): string => (hash.startsWith(MARK) ? hash.slice(MARK.length) : '');
