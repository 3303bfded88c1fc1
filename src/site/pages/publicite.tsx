import { Suspense } from 'react';
import sunNarrow from '@/assets/hero-1.svg?w=480;640&aspect=3:4&fit=cover&position=right&format=avif;webp&quality=20&effort=4&as=picture';
import sun from '@/assets/hero-1.svg?w=960;1440;1920;2560&format=avif;webp&quality=45&as=picture';
import type advertisingPlansCollection from '@/copy/collections/advertising-plans';
import type advertisingSpotsCollection from '@/copy/collections/spots';
import {
  advertisingClosingText,
  advertisingHeroText,
  advertisingPlansText,
  advertisingSeo,
  createAdvertisingDescription,
} from '@/copy/pages/publicite';
import { sunArtworkTagline } from '@/copy/taglines';
import { PageHead } from '@/site/components/page-head';
import { BusinessRequestButtons } from '@/site/forms/business-contact/business-request-button';
import { useCollection } from '@/site/hooks/use-site-data';
import { AdvertisingAudienceSection } from '@/site/sections/advertising/advertising-audience-section';
import { AdvertisingHero } from '@/site/sections/advertising/advertising-hero';
import { AdvertisingSpotsSection } from '@/site/sections/advertising/advertising-spots-section';
import { PricingPlansSection } from '@/site/sections/business/pricing-plans-section';
import { ClosingSection } from '@/site/sections/closing-section';
import { PictureQuote } from '@/site/sections/picture-quote';

/** Advertising: audience, formats and prices. */
export function Component() {
  const spots = useCollection<typeof advertisingSpotsCollection>('formats-publicite').items;
  const plans = useCollection<typeof advertisingPlansCollection>('offres-publicite').items;
  return (
    <>
      <PageHead seo={{ ...advertisingSeo, description: createAdvertisingDescription(spots, plans) }} />
      <AdvertisingHero />
      <Suspense>
        <AdvertisingAudienceSection />
        <AdvertisingSpotsSection />
        <PictureQuote
          section="advertisingBand"
          sentence={sunArtworkTagline}
          picture={sun}
          narrowPicture={sunNarrow}
        />
        <PricingPlansSection
          content={advertisingPlansText}
          collectionKey="offres-publicite"
          layout="columns"
          theme="light"
          subject="Publicité"
        />
        <ClosingSection
          content={advertisingClosingText}
          theme="dark"
          bandClassName="band-lozenge"
          actions={<BusinessRequestButtons subject="Publicité" texts={advertisingHeroText} />}
        />
      </Suspense>
    </>
  );
}
