import { useEffect, useState } from 'react';
import { formatSidebarCookie, readSidebarOpen } from '@/admin/lib/sidebar-cookie';
import { useMediaQuery } from '@/shared/hooks/use-media-query';
import { useShortcut } from '@/shared/hooks/use-shortcut';

/** Narrower screens show the sidebar as a drawer (specification 9: 768 px). */
const DESKTOP_QUERY = '(min-width: 768px)';

/** Returns the state of the sidebar. A desktop remembers open or icons only; the drawer of a phone starts closed. */
export function useSidebar() {
  const isDesktop = useMediaQuery(DESKTOP_QUERY);
  const [open, setOpen] = useState(() => readSidebarOpen(document.cookie));
  const [drawerOpen, setDrawerOpen] = useState(false);

  useEffect(() => {
    if (isDesktop) setDrawerOpen(false);
  }, [isDesktop]);

  function toggle() {
    if (!isDesktop) {
      setDrawerOpen(!drawerOpen);
      return;
    }
    // biome-ignore lint/suspicious/noDocumentCookie: the specification keeps the state in a cookie, and some browsers lack cookieStore
    document.cookie = formatSidebarCookie(!open);
    setOpen(!open);
  }

  useShortcut('b', toggle);
  return { isDesktop, open, toggle, drawerOpen, setDrawerOpen };
}
