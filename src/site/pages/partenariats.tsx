import { Suspense } from 'react';
import {
  formatsContent,
  partnershipsClosing,
  partnershipsHero,
  partnershipsSeo,
} from '@/copy/pages/partenariats';
import { Seo } from '@/site/components/seo';
import { ClosingCall } from '@/site/sections/business/closing-call';
import { Formats } from '@/site/sections/partnerships/formats';
import { Method } from '@/site/sections/partnerships/method';
import { Partners } from '@/site/sections/partnerships/partners';
import { PartnershipsHero } from '@/site/sections/partnerships/partnerships-hero';
import { RequestButton, RequestButtons } from './business/request-button';

/** Partnerships: formats, partners and method. */
export function Component() {
  return (
    <>
      <Seo seo={partnershipsSeo} />
      <PartnershipsHero
        actions={<RequestButtons subject="Partenariats" texts={partnershipsHero} isOnPicture />}
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
          actions={<RequestButtons subject="Partenariats" texts={partnershipsHero} />}
        />
      </Suspense>
    </>
  );
}
