import { Suspense } from 'react';
import { investorsSeo } from '@/copy/pages/investisseurs';
import { PageHead } from '@/site/components/page-head';
import { InvestorContactsSection } from '@/site/sections/investors/investor-contacts-section';
import { InvestorDocumentsSection } from '@/site/sections/investors/investor-documents-section';
import { InvestorEventsSection } from '@/site/sections/investors/investor-events-section';
import { InvestorOpportunitySection } from '@/site/sections/investors/investor-opportunity-section';
import { InvestorRatiosSection } from '@/site/sections/investors/investor-ratios-section';
import { InvestorRoadmapSection } from '@/site/sections/investors/investor-roadmap-section';
import { InvestorsHero } from '@/site/sections/investors/investors-hero';

/** Investor relations. */
export function Component() {
  return (
    <>
      <PageHead seo={investorsSeo} />
      <InvestorsHero />
      <Suspense>
        <InvestorRatiosSection />
        <InvestorRoadmapSection />
        <InvestorEventsSection />
        <InvestorDocumentsSection />
        <InvestorOpportunitySection />
        <InvestorContactsSection />
      </Suspense>
    </>
  );
}
