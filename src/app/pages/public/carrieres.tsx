import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { deferred } from '@/components/deferred';
import { Seo } from '@/components/seo/seo';
import { buttonStyles } from '@/components/ui/button-styles';
import { careersHero, careersSeo } from '@/content/pages/carrieres';
import { JobApplicationButton } from '@/features/job-application/job-application-button';
import { useQueryParam } from '@/hooks/use-query-param';
import { CareersHero } from '@/sections/careers/careers-hero';

const loadParts = () => import('./carrieres/parts');
const BelowFold = deferred('carrieres', () => loadParts().then((parts) => parts.CareersBelowFold), {
  place: 'below',
});
const Offer = deferred('offre', () => loadParts().then((parts) => parts.OfferPage));

/** Whoever comes back from an offer finds the list where they left it; a link to the page starts at its top. */
function useReturnFromOffer(slug: string | null) {
  const { state } = useLocation();
  const navigation = useNavigationType();
  const last = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when an offer is opened or closed
  useEffect(() => {
    if (slug === null && last.current) {
      const link = document.getElementById(`offre-${last.current}`);
      if (link && (navigation === 'POP' || state?.backToOffers)) {
        link.focus({ preventScroll: true });
        link.scrollIntoView({ block: 'center', behavior: 'instant' });
      } else window.scrollTo({ top: 0, behavior: 'instant' });
    }
    last.current = slug;
  }, [slug]);
}

/**
 * Careers. `?offre=<slug>` shows one offer instead of the list: the file served is the list's, since a query has no file
 * of its own, so the offer takes its place once its part is alive. The list stays behind, hidden, for the way back.
 */
export function Component() {
  const [slug] = useQueryParam('offre');
  useReturnFromOffer(slug);
  return (
    <div className="group/careers">
      {slug === null ? <Seo seo={careersSeo} /> : <Offer />}
      <div className="group-has-[[data-deferred=offre][data-alive]]/careers:hidden">
        <CareersHero
          spontaneousButton={
            <JobApplicationButton className={buttonStyles('outline', 'px-6!')}>
              {careersHero.spontaneousButton}
            </JobApplicationButton>
          }
        />
        <BelowFold />
      </div>
    </div>
  );
}
