import { Suspense } from 'react';
import { advertisingPlans } from '@/copy/collections/advertising-plans';
import { spots } from '@/copy/collections/spots';
import {
  advertisingClosing,
  advertisingDescription,
  advertisingHero,
  advertisingPlansContent,
  advertisingSeo,
} from '@/copy/pages/publicite';
import { Seo } from '@/site/components/seo';
import { useCollection } from '@/site/hooks/use-site-data';
import { AdvertisingHero } from '@/site/sections/advertising/advertising-hero';
import { Audience } from '@/site/sections/advertising/audience';
import { Spots } from '@/site/sections/advertising/spots';
import { ClosingCall } from '@/site/sections/business/closing-call';
import { PricingPlans } from '@/site/sections/business/pricing-plans';
import { RequestButton, RequestButtons } from './business/request-button';

/** Advertising: audience, formats and prices. */
export function Component() {
  const spotLabels = useCollection(spots).items.map(({ label }) => label);
  const plans = useCollection(advertisingPlans).items;
  return (
    <>
      <Seo seo={{ ...advertisingSeo, description: advertisingDescription(spotLabels, plans) }} />
      <AdvertisingHero actions={<RequestButtons subject="Publicité" texts={advertisingHero} isOnPicture />} />
      <Suspense>
        <Audience />
        <Spots />
        <PricingPlans
          content={advertisingPlansContent}
          plans={advertisingPlans}
          layout="columns"
          tone="paper"
          renderAction={(plan) => (
            <RequestButton
              subject="Publicité"
              topic={plan.request}
              variant={plan.popular ? 'primary' : 'outline'}
            >
              {plan.action}
            </RequestButton>
          )}
        />
        <ClosingCall
          content={advertisingClosing}
          tone="ink"
          band="band-lozenge"
          actions={<RequestButtons subject="Publicité" texts={advertisingHero} />}
        />
      </Suspense>
    </>
  );
}
