import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { headerText } from '@/copy/navigation';
import { ToasterHost } from '@/shared/components/toaster-host';
import { useLazyComponent } from '@/shared/hooks/use-lazy-component';
import { useRouteChange } from '@/shared/hooks/use-route-change';
import { ConsentHost } from '@/site/consent/consent-host';
import { useHydrated } from '@/site/hooks/use-hydrated';
import { useReveal } from '@/site/hooks/use-reveal';
import { useSettings } from '@/site/hooks/use-site-data';
import { hasStaffSession } from '@/site/lib/has-staff-session';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

const loadNotice = () =>
  import('@/site/components/maintenance-notice').then((module) => module.MaintenanceNotice);

/** Downloads and shows the notice at once, because visitors must not use the site behind it. */
function LazyMaintenanceNotice({ email }: { email: string }) {
  const [Notice, requestNotice] = useLazyComponent(loadNotice, false);
  useEffect(() => void requestNotice(), [requestNotice]);
  return Notice ? <Notice email={email} /> : null;
}

/** The notice of a site under maintenance; staff see the site. */
function Maintenance() {
  const { maintenance_mode, email } = useSettings();
  const isShown = useHydrated() && maintenance_mode && !hasStaffSession();
  return isShown ? <LazyMaintenanceNotice email={email} /> : null;
}

/** Header, page and footer of the public site. */
export function PublicLayout() {
  useRouteChange();
  useReveal();
  return (
    <>
      <a
        href="#contenu"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-card bg-accent px-4 py-3 font-semibold text-on-accent focus:translate-y-0 print:hidden"
      >
        {headerText.skipToContent}
      </a>
      <ConsentHost />
      <SiteHeader />
      <main id="contenu" className="page-main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
      <ToasterHost side="right" />
      <Maintenance />
    </>
  );
}
