import { Suspense } from 'react';
import {
  partnershipFormatsText,
  partnershipsClosingText,
  partnershipsHeroText,
  partnershipsSeo,
} from '@/copy/pages/partenariats';
import { PageHead } from '@/site/components/page-head';
import { BusinessClosingSection } from '@/site/sections/business/business-closing-section';
import { Partners } from '@/site/sections/partnerships/partners';
import { PartnershipFormatsSection } from '@/site/sections/partnerships/partnership-formats-section';
import { PartnershipMethodSection } from '@/site/sections/partnerships/partnership-method-section';
import { PartnershipsHero } from '@/site/sections/partnerships/partnerships-hero';
import { BusinessHeroButtons, BusinessRequestButton } from './business/business-request-button';

/** Partnerships: formats, partners and method. */
export function Component() {
  return (
    <>
      <PageHead seo={partnershipsSeo} />
      <PartnershipsHero
        actions={<BusinessHeroButtons subject="Partenariats" texts={partnershipsHeroText} isOnPicture />}
      />
      <Suspense>
        <PartnershipFormatsSection
          renderAction={(format) => (
            <BusinessRequestButton subject="Partenariats" topic={format.request} variant="outline">
              {partnershipFormatsText.action}
              <span className="sr-only">{format.title}</span>
            </BusinessRequestButton>
          )}
        />
        <Partners />
        <PartnershipMethodSection />
        <BusinessClosingSection
          content={partnershipsClosingText}
          tone="paper"
          band="band-chevron"
          actions={<BusinessHeroButtons subject="Partenariats" texts={partnershipsHeroText} />}
        />
      </Suspense>
    </>
  );
}
