import { advertisingPlans } from '@/content/site/collections/advertising-plans';
import { advertisingHero } from '@/content/site/pages/publicite';
import { advertisingClosing, advertisingPlansContent } from '@/content/site/pages/publicite-sections';
import { Audience } from '@/site/sections/advertising/audience';
import { Spots } from '@/site/sections/advertising/spots';
import { ClosingCall } from '@/site/sections/business/closing-call';
import { PricingPlans } from '@/site/sections/business/pricing-plans';
import { RequestButton } from './request-button';

/** Everything of the advertising page under its first screen. */
export default function AdvertisingRest() {
  return (
    <>
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
        actions={
          <>
            <RequestButton subject="Publicité">{advertisingHero.action}</RequestButton>
            <RequestButton subject="Publicité" topic={advertisingHero.kitRequest} variant="outline">
              <span className="glyph-download" aria-hidden="true" />
              {advertisingHero.kit}
            </RequestButton>
          </>
        }
      />
    </>
  );
}
