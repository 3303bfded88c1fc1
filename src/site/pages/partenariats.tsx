import { lazy } from 'react';
import { partnershipsHero, partnershipsSeo } from '@/content/site/pages/partenariats';
import { PartnershipsHero } from '@/site/sections/partnerships/partnerships-hero';
import { Island } from '@/site/ui/island';
import { Seo } from '@/site/ui/seo';
import { RequestButton } from './request-button';

const Rest = lazy(() => import('./partenariats-rest'));

/** Partnerships: formats, partners and method. */
export function Component() {
  return (
    <>
      <Seo seo={partnershipsSeo} />
      <PartnershipsHero
        actions={
          <>
            <RequestButton subject="Partenariats">{partnershipsHero.action}</RequestButton>
            <RequestButton
              subject="Partenariats"
              topic={partnershipsHero.deckRequest}
              variant="outline"
              className="bg-bg/60"
            >
              <span className="glyph-download" aria-hidden="true" />
              {partnershipsHero.deck}
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
