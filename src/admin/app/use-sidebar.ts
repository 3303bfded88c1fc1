import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isCtrlShortcut } from '@/admin/lib/is-ctrl-shortcut';
import { isDialogOpen } from '@/admin/lib/is-dialog-open';
import { useMediaQuery } from '@/shared/hooks/use-media-query';
import { useShortcut } from '@/shared/hooks/use-shortcut';
import { isInTextField } from '@/shared/lib/shortcut';

/** Narrower screens show the sidebar in a sheet (specification 9: 768 px). */
const DESKTOP_QUERY = '(min-width: 768px)';

/** Cookie of seven days with `true` for an expanded sidebar (specification 9). */
const COOKIE_NAME = 'sidebar_state';
const COOKIE_MAX_AGE_SECONDS = 7 * 24 * 3600;

/** Returns the state of the sidebar. A cookie keeps whether it is expanded; the sheet of a phone starts closed. */
export function useSidebar() {
  const isDesktop = useMediaQuery(DESKTOP_QUERY);
  const [isExpanded, setIsExpanded] = useState(
    () => !document.cookie.split('; ').includes(`${COOKIE_NAME}=false`),
  );
  const { pathname } = useLocation();
  /** Path of the screen over which the sheet was opened. Another screen closes the sheet, also after Back or Forward. */
  const [pathOfOpenSheet, setPathOfOpenSheet] = useState<string | null>(null);
  if (pathOfOpenSheet !== null && pathOfOpenSheet !== pathname) setPathOfOpenSheet(null);
  const isSheetOpen = !isDesktop && pathOfOpenSheet === pathname;
  const setIsSheetOpen = (isOpen: boolean) => setPathOfOpenSheet(isOpen ? pathname : null);

  function toggle() {
    if (!isDesktop) {
      setIsSheetOpen(!isSheetOpen);
      return;
    }
    // biome-ignore lint/suspicious/noDocumentCookie: the specification keeps the state in a cookie, and some browsers lack cookieStore
    document.cookie = `${COOKIE_NAME}=${!isExpanded}; path=/; max-age=${COOKIE_MAX_AGE_SECONDS}; samesite=lax`;
    setIsExpanded(!isExpanded);
  }

  useShortcut(
    (event) => isCtrlShortcut(event, 'b') && !isInTextField(event.target),
    () => {
      if (isSheetOpen || !isDialogOpen()) toggle();
    },
  );
  return { isDesktop, isExpanded, toggle, isSheetOpen, setIsSheetOpen };
}
