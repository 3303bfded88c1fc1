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
 * Careers. `?offre=<slug>` shows one offer instead of the list. The host serves the list's file, because a
 * query has no file, so the offer replaces it after hydration. The hidden list stays for the way back.
 */
export function Component() {
  const [asked] = useQueryParam('offre');
  // keeps the list until the offer's part has loaded; a `Suspense` here would leave the page empty meanwhile
  const requested = useDeferredValue(asked);
  const { items } = useCollection(offers);
  const isSearching = useOfferSearch(
    requested,
    items.some(({ id }) => id === requested),
  );
  // For an unknown offer, the list stays until the database has answered.
  const slug = isSearching ? null : requested;
  useReturnFromOffer(slug);
  useEffect(() => preloadWhenIdle(loadOffer), []);
  const offerShown = slug !== null;
  const today = useToday();
  const open = items.filter((offer) => isOpen(offer, today));
  return (
    <>
      {offerShown ? (
        <Offer id={slug} />
      ) : (
        <Seo seo={{ ...careersSeo, description: careersDescription(open) }} />
      )}
      <div hidden={offerShown}>
        <CareersHero
          spontaneousButton={
            <JobApplicationButton className={buttonStyles('outline', 'px-6!')}>
              {careersHero.spontaneousButton}
            </JobApplicationButton>
          }
        />
      </div>
      <div hidden={offerShown}>
        <Suspense>
          <Values />
          <Offers
            applyButton={(offer) => (
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
