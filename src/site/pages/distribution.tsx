import { Suspense } from 'react';
import { distributionClosing, distributionHero, distributionSeo } from '@/copy/pages/distribution';
import { Seo } from '@/site/components/seo';
import { ClosingCall } from '@/site/sections/business/closing-call';
import { Coverage } from '@/site/sections/distribution/coverage';
import { DistributionHero } from '@/site/sections/distribution/distribution-hero';
import { Penetration } from '@/site/sections/distribution/penetration';
import { PlatformFamilies } from '@/site/sections/distribution/platforms';
import { RequestButtons } from './business/request-button';

/** Distribution: coverage, regional penetration and platforms. */
export function Component() {
  return (
    <>
      <Seo seo={distributionSeo} />
      <DistributionHero
        actions={<RequestButtons subject="Distribution" texts={distributionHero} isOnPicture />}
      />
      <Suspense>
        <Coverage />
        <Penetration />
        <PlatformFamilies />
        <ClosingCall
          content={distributionClosing}
          tone="paper"
          band="band-comb"
          actions={<RequestButtons subject="Distribution" texts={distributionHero} />}
        />
      </Suspense>
    </>
  );
}
