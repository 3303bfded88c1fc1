import { lazy } from 'react';
import { licensingHero, licensingSeo } from '@/content/site/pages/licensing';
import { LicensingHero } from '@/site/sections/licensing/licensing-hero';
import { Island } from '@/site/ui/island';
import { Seo } from '@/site/ui/seo';
import { RequestButton } from './request-button';

const Rest = lazy(() => import('./licensing-rest'));

/** Licensing: catalogue, rights and prices. */
export function Component() {
  return (
    <>
      <Seo seo={licensingSeo} />
      <LicensingHero
        actions={
          <>
            <RequestButton subject="Licensing">{licensingHero.action}</RequestButton>
            <RequestButton
              subject="Licensing"
              topic={licensingHero.catalogueRequest}
              variant="outline"
              className="bg-bg/60"
            >
              <span className="glyph-download" aria-hidden="true" />
              {licensingHero.catalogue}
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
