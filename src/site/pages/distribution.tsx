import { Suspense } from 'react';
import { distributionClosingText, distributionHeroText, distributionSeo } from '@/copy/pages/distribution';
import { PageHead } from '@/site/components/page-head';
import { BusinessClosingSection } from '@/site/sections/business/business-closing-section';
import { DistributionCoverageSection } from '@/site/sections/distribution/distribution-coverage-section';
import { DistributionHero } from '@/site/sections/distribution/distribution-hero';
import { DistributionPlatformsSection } from '@/site/sections/distribution/platforms';
import { RegionalPenetrationSection } from '@/site/sections/distribution/regional-penetration-section';
import { BusinessHeroButtons } from './business/business-request-button';

/** Distribution: coverage, regional penetration and platforms. */
export function Component() {
  return (
    <>
      <PageHead seo={distributionSeo} />
      <DistributionHero
        actions={<BusinessHeroButtons subject="Distribution" texts={distributionHeroText} isOnPicture />}
      />
      <Suspense>
        <DistributionCoverageSection />
        <RegionalPenetrationSection />
        <DistributionPlatformsSection />
        <BusinessClosingSection
          content={distributionClosingText}
          tone="paper"
          band="band-comb"
          actions={<BusinessHeroButtons subject="Distribution" texts={distributionHeroText} />}
        />
      </Suspense>
    </>
  );
}
