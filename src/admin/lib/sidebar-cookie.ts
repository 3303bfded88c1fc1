const COOKIE_NAME = 'sidebar_state';
/** Seven days, in seconds (specification 9). */
const MAX_AGE_SECONDS = 604_800;

/** Returns false when the cookie says that the sidebar was closed. */
export function readSidebarOpen(cookies: string): boolean {
  const cookie = cookies.split(';').find((cookie) => cookie.trim().startsWith(`${COOKIE_NAME}=`));
  return cookie?.split('=')[1]?.trim() !== 'false';
}

/** Returns the text to assign to `document.cookie`. */
export function formatSidebarCookie(open: boolean): string {
  return `${COOKIE_NAME}=${open}; path=/; max-age=${MAX_AGE_SECONDS}; samesite=lax`;
}
