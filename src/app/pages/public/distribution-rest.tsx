import { distributionHero } from '@/content/pages/distribution';
import { distributionClosing } from '@/content/pages/distribution-sections';
import { ClosingCall } from '@/sections/business/closing-call';
import { Coverage } from '@/sections/distribution/coverage';
import { Penetration } from '@/sections/distribution/penetration';
import { Platforms } from '@/sections/distribution/platforms';
import { RequestButton } from './request-button';

/** Everything of the distribution page under its first screen. */
export default function DistributionRest() {
  return (
    <>
      <Coverage />
      <Penetration />
      <Platforms />
      <ClosingCall
        content={distributionClosing}
        tone="paper"
        band="band-comb"
        actions={
          <>
            <RequestButton subject="Distribution">{distributionHero.action}</RequestButton>
            <RequestButton subject="Distribution" topic={distributionHero.sheetRequest} variant="outline">
              <span className="glyph-download" aria-hidden="true" />
              {distributionHero.sheet}
            </RequestButton>
          </>
        }
      />
    </>
  );
}
