import { advertisingHero, advertisingSeo } from '@/content/site/pages/publicite';
import { AdvertisingHero } from '@/site/sections/advertising/advertising-hero';
import { Island } from '@/site/ui/island';
import { Seo } from '@/site/ui/seo';
import Rest from './publicite-rest';
import { HeroRequests } from './request-button';

/** Advertising: audience, formats and prices. */
export function Component() {
  return (
    <>
      <Seo seo={advertisingSeo} />
      <AdvertisingHero
        actions={
          <HeroRequests
            subject="Publicité"
            action={advertisingHero.action}
            document={advertisingHero.kit}
            documentRequest={advertisingHero.kitRequest}
          />
        }
      />
      <Island>
        <Rest />
      </Island>
    </>
  );
}
