import { lazy } from 'react';
import { Island } from '@/components/island';
import { Seo } from '@/components/seo/seo';
import { advertisingHero, advertisingSeo } from '@/content/pages/publicite';
import { AdvertisingHero } from '@/sections/advertising/advertising-hero';
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
