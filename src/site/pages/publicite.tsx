import { Suspense } from 'react';
import { advertisingPlansCollection } from '@/copy/collections/advertising-plans';
import { advertisingSpotsCollection } from '@/copy/collections/spots';
import {
  advertisingClosingText,
  advertisingHeroText,
  advertisingPlansText,
  advertisingSeo,
  createAdvertisingDescription,
} from '@/copy/pages/publicite';
import { PageHead } from '@/site/components/page-head';
import { useCollection } from '@/site/hooks/use-site-data';
import { AdvertisingAudienceSection } from '@/site/sections/advertising/advertising-audience-section';
import { AdvertisingHero } from '@/site/sections/advertising/advertising-hero';
import { AdvertisingSpotsSection } from '@/site/sections/advertising/advertising-spots-section';
import { BusinessClosingSection } from '@/site/sections/business/business-closing-section';
import { PricingPlansSection } from '@/site/sections/business/pricing-plans-section';
import { BusinessHeroButtons, BusinessRequestButton } from './business/business-request-button';

/** Advertising: audience, formats and prices. */
export function Component() {
  const spots = useCollection(advertisingSpotsCollection).items;
  const plans = useCollection(advertisingPlansCollection).items;
  return (
    <>
      <PageHead seo={{ ...advertisingSeo, description: createAdvertisingDescription(spots, plans) }} />
      <AdvertisingHero
        actions={<BusinessHeroButtons subject="Publicité" texts={advertisingHeroText} isOnPicture />}
      />
      <Suspense>
        <AdvertisingAudienceSection />
        <AdvertisingSpotsSection />
        <PricingPlansSection
          content={advertisingPlansText}
          plans={advertisingPlansCollection}
          layout="columns"
          tone="paper"
          renderAction={(plan) => (
            <BusinessRequestButton
              subject="Publicité"
              topic={plan.request}
              variant={plan.popular ? 'primary' : 'outline'}
            >
              {plan.action}
            </BusinessRequestButton>
          )}
        />
        <BusinessClosingSection
          content={advertisingClosingText}
          tone="ink"
          band="band-lozenge"
          actions={<BusinessHeroButtons subject="Publicité" texts={advertisingHeroText} />}
        />
      </Suspense>
    </>
  );
}
