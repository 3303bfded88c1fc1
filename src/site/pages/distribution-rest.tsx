import { distributionHero } from '@/content/site/pages/distribution';
import { distributionClosing } from '@/content/site/pages/distribution-sections';
import { ClosingCall } from '@/site/sections/business/closing-call';
import { Coverage } from '@/site/sections/distribution/coverage';
import { Penetration } from '@/site/sections/distribution/penetration';
import { Platforms } from '@/site/sections/distribution/platforms';
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
