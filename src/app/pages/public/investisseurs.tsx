import { lazy } from 'react';
import { Island } from '@/components/island';
import { Seo } from '@/components/seo/seo';
import { investorsHero, investorsSeo } from '@/content/pages/investisseurs';
import { InvestorsHero } from '@/sections/investors/investors-hero';
import { RequestButton } from './request-button';

const Rest = lazy(() => import('./investisseurs-rest'));

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
