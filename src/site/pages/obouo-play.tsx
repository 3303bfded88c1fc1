import { Suspense } from 'react';
import { platformFiguresCollection } from '@/copy/collections/platform-figures';
import { platformSeo } from '@/copy/pages/obouo-play';
import { CollectionFigures } from '@/site/components/collection-figures';
import { PageHead } from '@/site/components/page-head';
import { PlatformHero } from '@/site/sections/platform/platform-hero';
import { PlatformOffersSection } from '@/site/sections/platform/platform-offers-section';
import { PlatformTabs } from '@/site/sections/platform/platform-tabs';

/** The streaming platform: a player to try, then features, devices, contents and offers. */
export function Component() {
  return (
    <>
      <PageHead seo={platformSeo} />
      <PlatformHero />
      <Suspense>
        <div className="page-gutter py-14 lg:py-20">
          <CollectionFigures collection={platformFiguresCollection} className="reveal" />
        </div>
        <PlatformTabs />
        <PlatformOffersSection />
      </Suspense>
    </>
  );
}
