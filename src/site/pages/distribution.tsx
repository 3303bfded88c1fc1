import { lazy } from 'react';
import { distributionHero, distributionSeo } from '@/content/site/pages/distribution';
import { DistributionHero } from '@/site/sections/distribution/distribution-hero';
import { Island } from '@/site/ui/island';
import { Seo } from '@/site/ui/seo';
import { HeroRequests } from './request-button';

const Rest = lazy(() => import('./distribution-rest'));

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
