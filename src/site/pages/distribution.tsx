import { distributionHero, distributionSeo } from '@/content/site/pages/distribution';
import { DistributionHero } from '@/site/sections/distribution/distribution-hero';
import { Island } from '@/site/ui/island';
import { Seo } from '@/site/ui/seo';
import Rest from './distribution-rest';
import { HeroRequests } from './request-button';

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
      <Island>
        <Rest />
      </Island>
    </>
  );
}
