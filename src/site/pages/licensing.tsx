import { Suspense } from 'react';
import { licensingPlansCollection } from '@/copy/collections/licensing-plans';
import {
  createLicensingDescription,
  licensingClosingText,
  licensingHeroText,
  licensingPlansText,
  licensingSeo,
} from '@/copy/pages/licensing';
import { PageHead } from '@/site/components/page-head';
import { useCollection } from '@/site/hooks/use-site-data';
import { BusinessClosingSection } from '@/site/sections/business/business-closing-section';
import { PricingPlansSection } from '@/site/sections/business/pricing-plans-section';
import { LicensingCatalogueSection } from '@/site/sections/licensing/licensing-catalogue-section';
import { LicensingHero } from '@/site/sections/licensing/licensing-hero';
import { LicensingRightsSection } from '@/site/sections/licensing/licensing-rights-section';
import { BusinessHeroButtons, BusinessRequestButton } from './business/business-request-button';

/** Licensing: catalogue, rights and prices. */
export function Component() {
  const { items } = useCollection(licensingPlansCollection);
  return (
    <>
      <PageHead seo={{ ...licensingSeo, description: createLicensingDescription(items) }} />
      <LicensingHero
        actions={<BusinessHeroButtons subject="Licensing" texts={licensingHeroText} isOnPicture />}
      />
      <Suspense>
        <LicensingCatalogueSection />
        <LicensingRightsSection />
        <PricingPlansSection
          content={licensingPlansText}
          plans={licensingPlansCollection}
          layout="rows"
          tone="ink"
          renderAction={(plan) => (
            <BusinessRequestButton
              subject="Licensing"
              topic={plan.request}
              variant={plan.popular ? 'primary' : 'outline'}
            >
              {plan.action}
            </BusinessRequestButton>
          )}
        />
        <BusinessClosingSection
          content={licensingClosingText}
          tone="paper"
          band="band-lozenge"
          actions={<BusinessHeroButtons subject="Licensing" texts={licensingHeroText} />}
        />
      </Suspense>
    </>
  );
}
