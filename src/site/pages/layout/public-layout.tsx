import { lazy, Suspense } from 'react';
import { Outlet, useNavigation } from 'react-router-dom';
import { headerText } from '@/copy/navigation';
import { ToasterHost } from '@/shared/components/toaster-host';
import { useScrollAndFocusOnNavigation } from '@/shared/hooks/use-scroll-and-focus-on-navigation';
import { ConsentHost } from '@/site/consent/consent-host';
import { useReveal } from '@/site/hooks/use-reveal';
import { useSettings } from '@/site/hooks/use-site-data';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

const MaintenanceNotice = lazy(() => import('@/site/components/maintenance-notice'));

/** The notice of a site under maintenance. The build writes it into each page. */
function Maintenance() {
  const settings = useSettings();
  return settings.maintenance_mode ? (
    <Suspense>
      <MaintenanceNotice {...settings} />
    </Suspense>
  ) : null;
}

/** The page. It is marked as busy while the next page loads. */
function Main() {
  const { state } = useNavigation();
  return (
    <main id="contenu" className="page-main" tabIndex={-1} aria-busy={state === 'loading' || undefined}>
      <Outlet />
    </main>
  );
}

/** Header, page and footer of the public site. */
export function PublicLayout() {
  useScrollAndFocusOnNavigation();
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
      <Main />
      <SiteFooter />
      <ToasterHost side="right" />
      <Maintenance />
    </>
  );
}
