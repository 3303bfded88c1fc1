import { Suspense } from 'react';
import { distributionClosingText, distributionHeroText, distributionSeo } from '@/copy/pages/distribution';
import { PageHead } from '@/site/components/page-head';
import { BusinessRequestButtons } from '@/site/forms/business-contact/business-request-button';
import { ClosingSection } from '@/site/sections/closing-section';
import { DistributionCoverageSection } from '@/site/sections/distribution/distribution-coverage-section';
import { DistributionHero } from '@/site/sections/distribution/distribution-hero';
import { DistributionPlatformsSection } from '@/site/sections/distribution/distribution-platforms-section';
import { RegionalPenetrationSection } from '@/site/sections/distribution/regional-penetration-section';

/** Distribution: coverage, regional penetration and platforms. */
export function Component() {
  return (
    <>
      <PageHead seo={distributionSeo} />
      <DistributionHero />
      <Suspense>
        <DistributionCoverageSection />
        <RegionalPenetrationSection />
        <DistributionPlatformsSection />
        <ClosingSection
          content={distributionClosingText}
          theme="light"
          bandClassName="band-comb"
          actions={<BusinessRequestButtons subject="Distribution" texts={distributionHeroText} />}
        />
      </Suspense>
    </>
  );
}
