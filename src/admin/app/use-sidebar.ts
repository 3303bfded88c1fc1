import { useEffect, useState } from 'react';
import { readSidebarOpen, sidebarCookie } from '@/admin/lib/sidebar-cookie';
import { useMediaQuery } from '@/shared/hooks/use-media-query';
import { useShortcut } from '@/shared/hooks/use-shortcut';

/** Below this the sidebar is a drawer (specification 9: 768 px). */
const DESKTOP = '(min-width: 768px)';

/** State of the sidebar: open or reduced to icons on a desktop, remembered; a drawer on a phone, always closed at first. */
export function useSidebar() {
  const desktop = useMediaQuery(DESKTOP);
  const [open, setOpen] = useState(() => readSidebarOpen(document.cookie));
  const [drawerOpen, setDrawerOpen] = useState(false);

  useEffect(() => {
    if (desktop) setDrawerOpen(false);
  }, [desktop]);

  function toggle() {
    if (!desktop) {
      setDrawerOpen(!drawerOpen);
      return;
    }
    // biome-ignore lint/suspicious/noDocumentCookie: the specification keeps it in a cookie; cookieStore is not everywhere
    document.cookie = sidebarCookie(!open);
    setOpen(!open);
  }

  useShortcut('b', toggle);
  return { desktop, open, toggle, drawerOpen, setDrawerOpen };
}
