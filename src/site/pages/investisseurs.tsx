import { investorsHero, investorsSeo } from '@/content/site/pages/investisseurs';
import { InvestorsHero } from '@/site/sections/investors/investors-hero';
import { Island } from '@/site/ui/island';
import { Seo } from '@/site/ui/seo';
import Rest from './investisseurs-rest';
import { RequestButton } from './request-button';

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
      <Island>
        <Rest />
      </Island>
    </>
  );
}
