import { useEffect, useState } from 'react';
import { formatSidebarCookie, readSidebarState } from '@/admin/lib/sidebar-cookie';
import { useMediaQuery } from '@/shared/hooks/use-media-query';
import { useShortcut } from '@/shared/hooks/use-shortcut';

/** Narrower screens show the sidebar in a sheet (specification 9: 768 px). */
const DESKTOP_QUERY = '(min-width: 768px)';

/** Returns the state of the sidebar. A cookie keeps whether it is expanded; the sheet of a phone starts closed. */
export function useSidebar() {
  const isDesktop = useMediaQuery(DESKTOP_QUERY);
  const [isExpanded, setIsExpanded] = useState(() => readSidebarState(document.cookie));
  const [isSheetOpen, setIsSheetOpen] = useState(false);

  useEffect(() => {
    if (isDesktop) setIsSheetOpen(false);
  }, [isDesktop]);

  function toggle() {
    if (!isDesktop) {
      setIsSheetOpen(!isSheetOpen);
      return;
    }
    // biome-ignore lint/suspicious/noDocumentCookie: the specification keeps the state in a cookie, and some browsers lack cookieStore
    document.cookie = formatSidebarCookie(!isExpanded);
    setIsExpanded(!isExpanded);
  }

  useShortcut('b', toggle);
  return { isDesktop, isExpanded, toggle, isSheetOpen, setIsSheetOpen };
}
