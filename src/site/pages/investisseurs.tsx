import { Suspense } from 'react';
import {
  documentsContent,
  investorContactsContent,
  investorsHero,
  investorsSeo,
  opportunityContent,
} from '@/copy/pages/investisseurs';
import { EnglishTerms } from '@/shared/components/english-terms';
import { Icon } from '@/shared/components/icon';
import { Seo } from '@/site/components/seo';
import { Documents } from '@/site/sections/investors/documents';
import { InvestorContacts } from '@/site/sections/investors/investor-contacts';
import { InvestorsHero } from '@/site/sections/investors/investors-hero';
import { Opportunity } from '@/site/sections/investors/opportunity';
import { Ratios } from '@/site/sections/investors/ratios';
import { Roadmap } from '@/site/sections/investors/roadmap';
import { RequestButton, RequestButtons } from './business/request-button';

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
              <Icon name="download" />
              <EnglishTerms>{businessPlan}</EnglishTerms>
            </RequestButton>
            <RequestButton subject="Investissement" topic={assembly} variant="outline">
              {assembly}
            </RequestButton>
          </>
        }
      />
      <Suspense>
        <Ratios />
        <Roadmap />
        <Documents
          renderAction={(title) => (
            <RequestButton subject="Investissement" topic={title} variant="outline">
              <Icon name="download" />
              {documentsContent.action}
              <span className="sr-only">{title}</span>
            </RequestButton>
          )}
        />
        <Opportunity
          actions={<RequestButtons subject="Investissement" texts={opportunityContent.requests} />}
        />
        <InvestorContacts
          action={
            <RequestButton subject="Investissement">{investorContactsContent.appointment}</RequestButton>
          }
        />
      </Suspense>
    </>
  );
}
