import { Suspense } from 'react';
import {
  investorContactsText,
  investorDocumentsText,
  investorOpportunityText,
  investorsHeroText,
  investorsSeo,
} from '@/copy/pages/investisseurs';
import { EnglishTerms } from '@/shared/components/english-terms';
import { Icon } from '@/shared/components/icon';
import { PageHead } from '@/site/components/page-head';
import { InvestorContacts } from '@/site/sections/investors/investor-contacts';
import { InvestorDocumentsSection } from '@/site/sections/investors/investor-documents-section';
import { InvestorOpportunitySection } from '@/site/sections/investors/investor-opportunity-section';
import { InvestorRatiosSection } from '@/site/sections/investors/investor-ratios-section';
import { InvestorRoadmapSection } from '@/site/sections/investors/investor-roadmap-section';
import { InvestorsHero } from '@/site/sections/investors/investors-hero';
import { BusinessHeroButtons, BusinessRequestButton } from './business/business-request-button';

/** Investor relations. */
export function Component() {
  const { businessPlan, assembly } = investorsHeroText;
  return (
    <>
      <PageHead seo={investorsSeo} />
      <InvestorsHero
        actions={
          <>
            <BusinessRequestButton subject="Investissement" topic={businessPlan}>
              <Icon name="download" />
              <EnglishTerms>{businessPlan}</EnglishTerms>
            </BusinessRequestButton>
            <BusinessRequestButton subject="Investissement" topic={assembly} variant="outline">
              {assembly}
            </BusinessRequestButton>
          </>
        }
      />
      <Suspense>
        <InvestorRatiosSection />
        <InvestorRoadmapSection />
        <InvestorDocumentsSection
          renderAction={(title) => (
            <BusinessRequestButton subject="Investissement" topic={title} variant="outline">
              <Icon name="download" />
              {investorDocumentsText.action}
              <span className="sr-only">{title}</span>
            </BusinessRequestButton>
          )}
        />
        <InvestorOpportunitySection
          actions={<BusinessHeroButtons subject="Investissement" texts={investorOpportunityText.requests} />}
        />
        <InvestorContacts
          action={
            <BusinessRequestButton subject="Investissement">
              {investorContactsText.appointment}
            </BusinessRequestButton>
          }
        />
      </Suspense>
    </>
  );
}
