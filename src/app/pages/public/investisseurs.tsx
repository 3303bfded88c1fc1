import { deferred } from '@/components/deferred';
import { Seo } from '@/components/seo/seo';
import { investorsHero, investorsSeo } from '@/content/pages/investisseurs';
import { InvestorsHero } from '@/sections/investors/investors-hero';
import { RequestButton } from './request-button';

const BelowFold = deferred('investisseurs', () =>
  import('./below-fold/investisseurs').then((module) => module.InvestorsBelowFold),
);

/** Investor relations. */
export function Component() {
  const { businessPlan, assembly } = investorsHero;
  return (
    <>
      <Seo seo={investorsSeo} />
      <InvestorsHero
        actions={
          <>
            <RequestButton subject="Investissement" topic={businessPlan}>
              <span className="glyph-download" aria-hidden="true" />
              {businessPlan}
            </RequestButton>
            <RequestButton subject="Investissement" topic={assembly} variant="outline">
              {assembly}
            </RequestButton>
          </>
        }
      />
      <BelowFold />
    </>
  );
}
