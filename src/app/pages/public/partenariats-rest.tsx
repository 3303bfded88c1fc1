import { partnershipsHero } from '@/content/pages/partenariats';
import { formatsContent, partnershipsClosing } from '@/content/pages/partenariats-sections';
import { ClosingCall } from '@/sections/business/closing-call';
import { Formats } from '@/sections/partnerships/formats';
import { Method } from '@/sections/partnerships/method';
import { Partners } from '@/sections/partnerships/partners';
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
