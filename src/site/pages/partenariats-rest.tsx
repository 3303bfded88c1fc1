import { partnershipsHero } from '@/content/site/pages/partenariats';
import { formatsContent, partnershipsClosing } from '@/content/site/pages/partenariats-sections';
import { ClosingCall } from '@/site/sections/business/closing-call';
import { Formats } from '@/site/sections/partnerships/formats';
import { Method } from '@/site/sections/partnerships/method';
import { Partners } from '@/site/sections/partnerships/partners';
import { RequestButton } from './request-button';

/** Everything of the partnerships page under its first screen. */
export default function PartnershipsRest() {
  return (
    <>
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
              <span className="glyph-download" aria-hidden="true" />
              {partnershipsHero.deck}
            </RequestButton>
          </>
        }
      />
    </>
  );
}
