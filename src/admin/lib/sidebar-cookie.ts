const COOKIE_NAME = 'sidebar_state';

/** Seven days, in seconds (specification 9). */
const MAX_AGE_SECONDS = 604_800;

/** Returns true for an expanded sidebar, also without a cookie. */
export function readSidebarState(cookies: string): boolean {
  const cookie = cookies.split(';').find((pair) => pair.trim().startsWith(`${COOKIE_NAME}=`));
  return cookie?.split('=')[1]?.trim() !== 'false';
}

/** Returns the text to assign to `document.cookie`. */
export function formatSidebarCookie(isExpanded: boolean): string {
  return `${COOKIE_NAME}=${isExpanded}; path=/; max-age=${MAX_AGE_SECONDS}; samesite=lax`;
}
