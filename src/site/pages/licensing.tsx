import { Suspense } from 'react';
import cityNarrow from '@/assets/hero-4.svg?w=480;720&aspect=3:4&fit=cover&position=right&format=avif;webp&quality=24&effort=4&as=picture';
import city from '@/assets/hero-4.svg?w=960;1440;1920;2560&format=avif;webp&quality=45&as=picture';
import type licensingPlansCollection from '@/copy/collections/licensing-plans';
import {
  createLicensingDescription,
  licensingClosingText,
  licensingHeroText,
  licensingPlansText,
  licensingSeo,
} from '@/copy/pages/licensing';
import { cityArtworkTagline } from '@/copy/taglines';
import { PageHead } from '@/site/components/page-head';
import { BusinessRequestButtons } from '@/site/forms/business-contact/business-request-button';
import { useCollection } from '@/site/hooks/use-site-data';
import { PricingPlansSection } from '@/site/sections/business/pricing-plans-section';
import { ClosingSection } from '@/site/sections/closing-section';
import { LicensingCatalogueSection } from '@/site/sections/licensing/licensing-catalogue-section';
import { LicensingHero } from '@/site/sections/licensing/licensing-hero';
import { LicensingRightsSection } from '@/site/sections/licensing/licensing-rights-section';
import { PictureQuote } from '@/site/sections/picture-quote';

/** Licensing: catalogue, rights and prices. */
export function Component() {
  const { items } = useCollection<typeof licensingPlansCollection>('offres-licences');
  return (
    <>
      <PageHead seo={{ ...licensingSeo, description: createLicensingDescription(items) }} />
      <LicensingHero />
      <Suspense>
        <LicensingCatalogueSection />
        <LicensingRightsSection />
        <PictureQuote
          section="licensingBand"
          sentence={cityArtworkTagline}
          picture={city}
          narrowPicture={cityNarrow}
        />
        <PricingPlansSection
          content={licensingPlansText}
          collectionKey="offres-licences"
          layout="rows"
          theme="dark"
          subject="Licensing"
        />
        <ClosingSection
          content={licensingClosingText}
          theme="light"
          bandClassName="band-lozenge"
          actions={<BusinessRequestButtons subject="Licensing" texts={licensingHeroText} />}
        />
      </Suspense>
    </>
  );
}
