import { lazy, Suspense, useDeferredValue, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isJobOfferOpen } from '@/copy/careers/offers';
import type jobOffersCollection from '@/copy/collections/offers';
import { careersSeo, createCareersDescription } from '@/copy/pages/carrieres';
import { preloadWhenIdle } from '@/shared/lib/wait-for-idle-page';
import { PageHead } from '@/site/components/page-head';
import { useCollection } from '@/site/hooks/use-site-data';
import { useToday } from '@/site/hooks/use-today';
import { useQueryParamId } from '@/site/hooks/use-url-query';
import { CareersBenefitsSection } from '@/site/sections/careers/careers-benefits-section';
import { CareersClosingSection } from '@/site/sections/careers/careers-closing-section';
import { CareersHero } from '@/site/sections/careers/careers-hero';
import { CareersValuesSection } from '@/site/sections/careers/careers-values-section';
import { JobOffersSection } from '@/site/sections/careers/job-offers-section';
import { useLoadUnknownJobOffer } from '@/site/sections/careers/use-load-unknown-job-offer';

const loadOffer = () => import('@/site/sections/careers/job-offer-page');
const Offer = lazy(loadOffer);

/** Moves back to the link of an offer when the visitor returns from it. Other links show the top of the page. */
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
 * Careers. `?offre=<id>` shows one offer instead of the list. The build writes no file for a query, so the host
 * serves the list, and the offer replaces it after hydration. The hidden list stays in the page, so that Back shows
 * it at once.
 */
export function Component() {
  const queryId = useQueryParamId('offre');
  // Keeps the list until the chunk of the offer has loaded. A `Suspense` here would show an empty page meanwhile.
  const deferredId = useDeferredValue(queryId);
  const { items } = useCollection<typeof jobOffersCollection>('offres');
  const isKnown = items.some(({ id }) => id === deferredId);
  const isSearching = useLoadUnknownJobOffer(deferredId, isKnown);
  // For an unknown offer, the list stays until the database has answered.
  const offerId = isSearching ? null : deferredId;
  useReturnFromOffer(offerId);
  useEffect(() => preloadWhenIdle(loadOffer), []);
  const isOfferShown = offerId !== null;
  const today = useToday();
  const openOffers = items.filter((offer) => isJobOfferOpen(offer, today));
  return (
    <>
      {isOfferShown ? (
        <Offer id={offerId} />
      ) : (
        <PageHead seo={{ ...careersSeo, description: createCareersDescription(openOffers) }} />
      )}
      <div hidden={isOfferShown}>
        <CareersHero />
      </div>
      <div hidden={isOfferShown}>
        <Suspense>
          <CareersValuesSection />
          <JobOffersSection />
          <CareersBenefitsSection />
          <CareersClosingSection />
        </Suspense>
      </div>
    </>
  );
}
