import { Suspense } from 'react';
import maskNarrow from '@/assets/hero-2.svg?w=480;720&aspect=3:4&fit=cover&position=right&format=avif;webp&quality=24&effort=4&as=picture';
import mask from '@/assets/hero-2.svg?w=960;1440;1920;2560&format=avif;webp&quality=45&as=picture';
import { platformSeo } from '@/copy/pages/obouo-play';
import { maskArtworkTagline } from '@/copy/taglines';
import { CollectionFigureList } from '@/site/components/collection-figure-list';
import { PageHead } from '@/site/components/page-head';
import { PictureQuote } from '@/site/sections/picture-quote';
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
          <CollectionFigureList collection="chiffres-plateforme" className="reveal" />
        </div>
        <PlatformTabs />
        <PictureQuote
          section="platform"
          sentence={maskArtworkTagline}
          picture={mask}
          narrowPicture={maskNarrow}
        />
        <PlatformOffersSection />
      </Suspense>
    </>
  );
}
