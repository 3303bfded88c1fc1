import { Suspense } from 'react';
import { distributionClosing, distributionHero, distributionSeo } from '@/copy/pages/distribution';
import { Icon } from '@/shared/components/icon';
import { Seo } from '@/site/components/seo';
import { ClosingCall } from '@/site/sections/business/closing-call';
import { Coverage } from '@/site/sections/distribution/coverage';
import { DistributionHero } from '@/site/sections/distribution/distribution-hero';
import { Penetration } from '@/site/sections/distribution/penetration';
import { Platforms } from '@/site/sections/distribution/platforms';
import { HeroRequests, RequestButton } from './business/request-button';

/** Distribution: coverage, regional penetration and platforms. */
export function Component() {
  return (
    <>
      <Seo seo={distributionSeo} />
      <DistributionHero
        actions={
          <HeroRequests
            subject="Distribution"
            action={distributionHero.action}
            document={distributionHero.sheet}
            documentRequest={distributionHero.sheetRequest}
          />
        }
      />
      <Suspense>
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
                <Icon name="download" />
                {distributionHero.sheet}
              </RequestButton>
            </>
          }
        />
      </Suspense>
    </>
  );
}
