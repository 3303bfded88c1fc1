import { Suspense } from 'react';
import type investorEventsCollection from '@/copy/collections/investor-events';
import { listUpcomingEvents } from '@/copy/investor-events';
import {
  investorContactsText,
  investorDocumentsText,
  investorEventsText,
  investorOpportunityText,
  investorsHeroText,
  investorsSeo,
} from '@/copy/pages/investisseurs';
import { buttonStyles } from '@/shared/components/button-styles';
import { Icon } from '@/shared/components/icon';
import { TextWithEnglishTerms } from '@/shared/components/text-with-english-terms';
import { formatLongDate } from '@/shared/lib/long-date';
import { PageHead } from '@/site/components/page-head';
import { useCollection } from '@/site/hooks/use-site-data';
import { useToday } from '@/site/hooks/use-today';
import { InvestorContactsSection } from '@/site/sections/investors/investor-contacts-section';
import { InvestorDocumentsSection } from '@/site/sections/investors/investor-documents-section';
import { InvestorEventsSection } from '@/site/sections/investors/investor-events-section';
import { InvestorOpportunitySection } from '@/site/sections/investors/investor-opportunity-section';
import { InvestorRatiosSection } from '@/site/sections/investors/investor-ratios-section';
import { InvestorRoadmapSection } from '@/site/sections/investors/investor-roadmap-section';
import { InvestorsHero } from '@/site/sections/investors/investors-hero';
import { BusinessHeroButtons, BusinessRequestButton } from './business/business-request-button';

/** Leads to the date of the next assembly; without a date, asks for it. */
function AssemblyButton() {
  const { assembly } = investorsHeroText;
  const { items } = useCollection<typeof investorEventsCollection>('rendez-vous-investisseurs');
  const nextAssembly = listUpcomingEvents(items, useToday()).find(({ kind }) => kind === 'assembly');
  return nextAssembly ? (
    <a href={`#${investorEventsText.anchor}`} className={buttonStyles('outline')}>
      {assembly} <span className="font-normal">{formatLongDate(nextAssembly.day)}</span>
    </a>
  ) : (
    <BusinessRequestButton subject="Investissement" topic={assembly} variant="outline">
      {assembly}
    </BusinessRequestButton>
  );
}

/** Investor relations. */
export function Component() {
  const { businessPlan } = investorsHeroText;
  return (
    <>
      <PageHead seo={investorsSeo} />
      <InvestorsHero
        actions={
          <>
            <BusinessRequestButton subject="Investissement" topic={businessPlan}>
              <Icon name="download" />
              <TextWithEnglishTerms>{businessPlan}</TextWithEnglishTerms>
            </BusinessRequestButton>
            <AssemblyButton />
          </>
        }
      />
      <Suspense>
        <InvestorRatiosSection />
        <InvestorRoadmapSection />
        <InvestorEventsSection />
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
        <InvestorContactsSection
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
