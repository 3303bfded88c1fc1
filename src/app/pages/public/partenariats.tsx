import { lazy } from 'react';
import { Island } from '@/components/island';
import { Seo } from '@/components/seo/seo';
import { partnershipsHero, partnershipsSeo } from '@/content/pages/partenariats';
import { PartnershipsHero } from '@/sections/partnerships/partnerships-hero';
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
