import type { ComponentType } from 'react';
import { Outlet } from 'react-router-dom';
import { headerText } from '@/copy/navigation';
import { ToasterHost } from '@/shared/components/toaster-host';
import { useRouteChange } from '@/shared/hooks/use-route-change';
import { ConsentHost } from '@/site/consent/consent-host';
import { useReveal } from '@/site/hooks/use-reveal';
import { useLive } from '@/site/published/use-live';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

const loadLiveSettings = () => import('@/site/published/live-settings').then((module) => module.LiveSettings);

/** Header, page and footer of the public site. */
export function PublicLayout() {
  useRouteChange();
  useReveal();
  const LiveSettings = useLive<ComponentType | null>(() => null, loadLiveSettings);
  return (
    <>
      <a
        href="#contenu"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-card bg-accent px-4 py-3 font-semibold text-on-accent focus:translate-y-0"
      >
        {headerText.skipToContent}
      </a>
      <SiteHeader />
      <main id="contenu" className="page-main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
      <ConsentHost />
      <ToasterHost side="right" />
      {LiveSettings ? <LiveSettings /> : null}
    </>
  );
}
