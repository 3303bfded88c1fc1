import { lazy } from 'react';
import { Island } from '@/components/island';
import { Seo } from '@/components/seo/seo';
import { distributionHero, distributionSeo } from '@/content/pages/distribution';
import { DistributionHero } from '@/sections/distribution/distribution-hero';
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
