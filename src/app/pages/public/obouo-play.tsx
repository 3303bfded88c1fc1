import { lazy } from 'react';
import { Island } from '@/components/island';
import { Seo } from '@/components/seo/seo';
import { platformSeo } from '@/content/pages/obouo-play';
import { PlatformHero } from '@/sections/platform/platform-hero';

const Rest = lazy(() => import('./obouo-play-rest'));

/** The streaming platform: a player to try, then features, devices, contents and offers. */
export function Component() {
  return (
    <>
      <Seo seo={platformSeo} />
      <PlatformHero />
      <Island>
        <Rest />
      </Island>
    </>
  );
}
