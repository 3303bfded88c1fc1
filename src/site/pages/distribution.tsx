import { lazy } from 'react';
import { distributionHero, distributionSeo } from '@/content/site/pages/distribution';
import { DistributionHero } from '@/site/sections/distribution/distribution-hero';
import { Island } from '@/site/ui/island';
import { Seo } from '@/site/ui/seo';
import { RequestButton } from './request-button';

const Rest = lazy(() => import('./distribution-rest'));

/** Distribution: coverage, regional penetration and platforms. */
export function Component() {
  return (
    <>
      <Seo seo={distributionSeo} />
      <DistributionHero
        actions={
          <>
            <RequestButton subject="Distribution">{distributionHero.action}</RequestButton>
            <RequestButton
              subject="Distribution"
              topic={distributionHero.sheetRequest}
              variant="outline"
              className="bg-bg/60"
            >
              <span className="glyph-download" aria-hidden="true" />
              {distributionHero.sheet}
            </RequestButton>
          </>
        }
      />
      <Island>
        <Rest />
      </Island>
    </>
  );
}
