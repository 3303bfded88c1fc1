import { licensingHero, licensingSeo } from '@/content/site/pages/licensing';
import { LicensingHero } from '@/site/sections/licensing/licensing-hero';
import { Island } from '@/site/ui/island';
import { Seo } from '@/site/ui/seo';
import Rest from './licensing-rest';
import { HeroRequests } from './request-button';

/** Licensing: catalogue, rights and prices. */
export function Component() {
  return (
    <>
      <Seo seo={licensingSeo} />
      <LicensingHero
        actions={
          <HeroRequests
            subject="Licensing"
            action={licensingHero.action}
            document={licensingHero.catalogue}
            documentRequest={licensingHero.catalogueRequest}
          />
        }
      />
      <Island>
        <Rest />
      </Island>
    </>
  );
}
