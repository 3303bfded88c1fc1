import { Suspense } from 'react';
import { licensingPlans } from '@/copy/collections/licensing-plans';
import {
  licensingClosing,
  licensingDescription,
  licensingHero,
  licensingPlansContent,
  licensingSeo,
} from '@/copy/pages/licensing';
import { Seo } from '@/site/components/seo';
import { useCollection } from '@/site/hooks/use-site-data';
import { ClosingCall } from '@/site/sections/business/closing-call';
import { PricingPlans } from '@/site/sections/business/pricing-plans';
import { Catalogue } from '@/site/sections/licensing/catalogue';
import { LicensingHero } from '@/site/sections/licensing/licensing-hero';
import { Rights } from '@/site/sections/licensing/rights';
import { RequestButton, RequestButtons } from './business/request-button';

/** Licensing: catalogue, rights and prices. */
export function Component() {
  const { items } = useCollection(licensingPlans);
  return (
    <>
      <Seo seo={{ ...licensingSeo, description: licensingDescription(items) }} />
      <LicensingHero actions={<RequestButtons subject="Licensing" texts={licensingHero} isOnPicture />} />
      <Suspense>
        <Catalogue />
        <Rights />
        <PricingPlans
          content={licensingPlansContent}
          plans={licensingPlans}
          layout="rows"
          tone="ink"
          renderAction={(plan) => (
            <RequestButton
              subject="Licensing"
              topic={plan.request}
              variant={plan.popular ? 'primary' : 'outline'}
            >
              {plan.action}
            </RequestButton>
          )}
        />
        <ClosingCall
          content={licensingClosing}
          tone="paper"
          band="band-lozenge"
          actions={<RequestButtons subject="Licensing" texts={licensingHero} />}
        />
      </Suspense>
    </>
  );
}
