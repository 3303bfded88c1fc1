import { licensingPlans } from '@/content/site/collections/licensing-plans';
import { licensingHero } from '@/content/site/pages/licensing';
import { licensingClosing, licensingPlansContent } from '@/content/site/pages/licensing-sections';
import { ClosingCall } from '@/site/sections/business/closing-call';
import { PricingPlans } from '@/site/sections/business/pricing-plans';
import { Catalogue } from '@/site/sections/licensing/catalogue';
import { Rights } from '@/site/sections/licensing/rights';
import { RequestButton } from './request-button';

/** Everything of the licensing page under its first screen. */
export default function LicensingRest() {
  return (
    <>
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
        actions={
          <>
            <RequestButton subject="Licensing">{licensingHero.action}</RequestButton>
            <RequestButton subject="Licensing" topic={licensingHero.catalogueRequest} variant="outline">
              <span className="glyph-download" aria-hidden="true" />
              {licensingHero.catalogue}
            </RequestButton>
          </>
        }
      />
    </>
  );
}
