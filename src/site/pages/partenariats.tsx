import { Suspense } from 'react';
import weaveNarrow from '@/assets/hero-3.svg?w=480;720&aspect=3:4&fit=cover&position=right&format=avif;webp&quality=24&effort=4&as=picture';
import weave from '@/assets/hero-3.svg?w=960;1440;1920;2560&format=avif;webp&quality=45&as=picture';
import { partnershipsClosingText, partnershipsHeroText, partnershipsSeo } from '@/copy/pages/partenariats';
import { weaveArtworkTagline } from '@/copy/taglines';
import { PageHead } from '@/site/components/page-head';
import { BusinessRequestButtons } from '@/site/forms/business-contact/business-request-button';
import { ClosingSection } from '@/site/sections/closing-section';
import { PartnersSection } from '@/site/sections/partnerships/partners-section';
import { PartnershipFormatsSection } from '@/site/sections/partnerships/partnership-formats-section';
import { PartnershipMethodSection } from '@/site/sections/partnerships/partnership-method-section';
import { PartnershipsHero } from '@/site/sections/partnerships/partnerships-hero';
import { PictureQuote } from '@/site/sections/picture-quote';

/** Partnerships: formats, partners and method. */
export function Component() {
  return (
    <>
      <PageHead seo={partnershipsSeo} />
      <PartnershipsHero />
      <Suspense>
        <PartnershipFormatsSection />
        <PartnersSection />
        <PictureQuote
          section="partnershipsBand"
          sentence={weaveArtworkTagline}
          picture={weave}
          narrowPicture={weaveNarrow}
        />
        <PartnershipMethodSection />
        <ClosingSection
          content={partnershipsClosingText}
          theme="light"
          bandClassName="band-chevron"
          actions={<BusinessRequestButtons subject="Partenariats" texts={partnershipsHeroText} />}
        />
      </Suspense>
    </>
  );
}
