import {
  documentsContent,
  investorContactsContent,
  opportunityContent,
} from '@/content/site/pages/investisseurs-sections';
import { Documents } from '@/site/sections/investors/documents';
import { InvestorContacts } from '@/site/sections/investors/investor-contacts';
import { Opportunity } from '@/site/sections/investors/opportunity';
import { Ratios } from '@/site/sections/investors/ratios';
import { Roadmap } from '@/site/sections/investors/roadmap';
import { RequestButton } from './request-button';

/** Everything of the investors' page under its first screen. */
export default function InvestorsRest() {
  return (
    <>
      <Ratios />
      <Roadmap />
      <Documents
        renderAction={(title) => (
          <RequestButton subject="Investissement" topic={title} variant="outline">
            <span className="glyph-download" aria-hidden="true" />
            {documentsContent.action}
            <span className="sr-only">{title}</span>
          </RequestButton>
        )}
      />
      <Opportunity
        actions={
          <>
            <RequestButton subject="Investissement">{opportunityContent.contact}</RequestButton>
            <RequestButton subject="Investissement" topic={opportunityContent.pitchDeck} variant="outline">
              <span className="glyph-download" aria-hidden="true" />
              {opportunityContent.pitchDeck}
            </RequestButton>
          </>
        }
      />
      <InvestorContacts
        action={<RequestButton subject="Investissement">{investorContactsContent.appointment}</RequestButton>}
      />
    </>
  );
}
