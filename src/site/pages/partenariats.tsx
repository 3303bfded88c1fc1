import { Suspense } from 'react';
import {
  formatsContent,
  partnershipsClosing,
  partnershipsHero,
  partnershipsSeo,
} from '@/copy/pages/partenariats';
import { Icon } from '@/shared/components/icon';
import { Seo } from '@/site/components/seo';
import { ClosingCall } from '@/site/sections/business/closing-call';
import { Formats } from '@/site/sections/partnerships/formats';
import { Method } from '@/site/sections/partnerships/method';
import { Partners } from '@/site/sections/partnerships/partners';
import { PartnershipsHero } from '@/site/sections/partnerships/partnerships-hero';
import { HeroRequests, RequestButton } from './business/request-button';

/** Partnerships: formats, partners and method. */
export function Component() {
  return (
    <>
      <Seo seo={partnershipsSeo} />
      <PartnershipsHero
        actions={
          <HeroRequests
            subject="Partenariats"
            action={partnershipsHero.action}
            document={partnershipsHero.deck}
            documentRequest={partnershipsHero.deckRequest}
          />
        }
      />
      <Suspense>
        <Formats
          renderAction={(format) => (
            <RequestButton subject="Partenariats" topic={format.request} variant="outline">
              {formatsContent.action}
              <span className="sr-only">{format.title}</span>
            </RequestButton>
          )}
        />
        <Partners />
        <Method />
        <ClosingCall
          content={partnershipsClosing}
          tone="paper"
          band="band-chevron"
          actions={
            <>
              <RequestButton subject="Partenariats">{partnershipsHero.action}</RequestButton>
              <RequestButton subject="Partenariats" topic={partnershipsHero.deckRequest} variant="outline">
                <Icon name="download" />
                {partnershipsHero.deck}
              </RequestButton>
            </>
          }
        />
      </Suspense>
    </>
  );
}
