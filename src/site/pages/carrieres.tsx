import { lazy, Suspense, useDeferredValue, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isOpen } from '@/copy/careers/offers';
import { offersContent } from '@/copy/careers/sections';
import { offers } from '@/copy/collections/offers';
import { careersDescription, careersHero, careersSeo } from '@/copy/pages/carrieres';
import { buttonStyles } from '@/shared/components/button-styles';
import { preloadWhenIdle } from '@/shared/lib/when-idle';
import { Seo } from '@/site/components/seo';
import { JobApplicationButton } from '@/site/forms/job-application/job-application-button';
import { useQueryParam } from '@/site/hooks/use-query';
import { useCollection } from '@/site/hooks/use-site-data';
import { useToday } from '@/site/hooks/use-today';
import { Benefits } from '@/site/sections/careers/benefits';
import { CareersHero } from '@/site/sections/careers/careers-hero';
import { Closing } from '@/site/sections/careers/closing';
import { Offers } from '@/site/sections/careers/offers';
import { Values } from '@/site/sections/careers/values';
import { useOfferSearch } from './carrieres/use-offer-search';

const loadOffer = () => import('./carrieres/offer-page');
const Offer = lazy(loadOffer);

/** Scrolls back to the list's position after an offer; other links start at the top. */
function useReturnFromOffer(offerId: string | null) {
  const { state } = useLocation();
  const navigationType = useNavigationType();
  const previousId = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when an offer is opened or closed
  useEffect(() => {
    if (offerId === null && previousId.current) {
      const link = document.getElementById(`offre-${previousId.current}`);
      if (link && (navigationType === 'POP' || state?.backToOffers)) {
        link.focus({ preventScroll: true });
        link.scrollIntoView({ block: 'center', behavior: 'instant' });
      } else window.scrollTo({ top: 0, behavior: 'instant' });
    }
    previousId.current = offerId;
  }, [offerId]);
}

/**
 * Careers. `?offre=<id>` shows one offer instead of the list. A query has no file of its own, so the host serves
 * the list, and the offer replaces it after hydration. The list stays in the page, hidden, to return to.
 */
export function Component() {
  const [queryId] = useQueryParam('offre');
  // Keeps the list until the chunk of the offer has loaded. A `Suspense` here would show an empty page meanwhile.
  const deferredId = useDeferredValue(queryId);
  const { items } = useCollection(offers);
  const isSearching = useOfferSearch(
    deferredId,
    items.some(({ id }) => id === deferredId),
  );
  // For an unknown offer, the list stays until the database has answered.
  const offerId = isSearching ? null : deferredId;
  useReturnFromOffer(offerId);
  useEffect(() => preloadWhenIdle(loadOffer), []);
  const isOfferShown = offerId !== null;
  const today = useToday();
  const openOffers = items.filter((offer) => isOpen(offer, today));
  return (
    <>
      {isOfferShown ? (
        <Offer id={offerId} />
      ) : (
        <Seo seo={{ ...careersSeo, description: careersDescription(openOffers) }} />
      )}
      <div hidden={isOfferShown}>
        <CareersHero
          spontaneousButton={
            <JobApplicationButton className={buttonStyles('outline', 'px-6!')}>
              {careersHero.spontaneousButton}
            </JobApplicationButton>
          }
        />
      </div>
      <div hidden={isOfferShown}>
        <Suspense>
          <Values />
          <Offers
            renderApplyButton={(offer) => (
              <JobApplicationButton
                jobTitle={offer.title}
                department={offer.department}
                className={buttonStyles('primary')}
              >
                {offersContent.apply}
                <span className="sr-only"> {offer.title}</span>
              </JobApplicationButton>
            )}
            spontaneousButton={
              <JobApplicationButton className={buttonStyles('outline')}>
                {offersContent.spontaneousButton}
              </JobApplicationButton>
            }
          />
          <Benefits />
          <Closing />
        </Suspense>
      </div>
    </>
  );
}
