import { lazy } from 'react';
import { advertisingHero, advertisingSeo } from '@/content/site/pages/publicite';
import { AdvertisingHero } from '@/site/sections/advertising/advertising-hero';
import { Island } from '@/site/ui/island';
import { Seo } from '@/site/ui/seo';
import { RequestButton } from './request-button';

const Rest = lazy(() => import('./publicite-rest'));

/** Advertising: audience, formats and prices. */
export function Component() {
  return (
    <>
      <Seo seo={advertisingSeo} />
      <AdvertisingHero
        actions={
          <>
            <RequestButton subject="Publicité">{advertisingHero.action}</RequestButton>
            <RequestButton
              subject="Publicité"
              topic={advertisingHero.kitRequest}
              variant="outline"
              className="bg-bg/60"
            >
              <span className="glyph-download" aria-hidden="true" />
              {advertisingHero.kit}
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
