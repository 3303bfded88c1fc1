import { partnershipsHero, partnershipsSeo } from '@/content/site/pages/partenariats';
import { PartnershipsHero } from '@/site/sections/partnerships/partnerships-hero';
import { Island } from '@/site/ui/island';
import { Seo } from '@/site/ui/seo';
import Rest from './partenariats-rest';
import { HeroRequests } from './request-button';

/** Partnerships: formats, partners and method. */
export function Component() {
  return (
    <>
      <Seo seo={partnershipsSeo} />
      <PartnershipsHero
        actions={
          <HeroRequests
            subject="Partenariats"
            action={partnershipsHero.action}
            document={partnershipsHero.deck}
            documentRequest={partnershipsHero.deckRequest}
          />
        }
      />
      <Island>
        <Rest />
      </Island>
    </>
  );
}
