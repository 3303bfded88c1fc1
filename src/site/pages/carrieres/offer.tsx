import { Fragment, useEffect, useState } from 'react';
import { jobPosting } from '@/copy/careers/job-posting';
import { offerPageContent } from '@/copy/careers/offer-page';
import { offerSeo } from '@/copy/careers/offer-seo';
import { isOpen } from '@/copy/careers/offers';
import { offersContent } from '@/copy/careers/sections';
import { offers } from '@/copy/collections/offers';
import { careersHero } from '@/copy/pages/carrieres';
import { buttonStyles } from '@/shared/components/button-styles';
import { Seo } from '@/site/components/seo';
import { JobApplicationButton } from '@/site/forms/job-application/job-application-button';
import { useCollection, useOffices, useRefresh } from '@/site/hooks/use-site-data';
import { useToday } from '@/site/hooks/use-today';
import { OfferSheet } from '@/site/sections/careers/offer-sheet';

/** Milliseconds that the page waits for the database before it says that an offer is gone. */
const PATIENCE_MS = 3000;

/** Returns true while the database is asked for an offer that the page does not know. */
function useSearchForOffer(isKnown: boolean): boolean {
  const refresh = useRefresh();
  const [isAnswered, setIsAnswered] = useState(false);
  useEffect(() => {
    if (isKnown) return;
    const patience = setTimeout(() => setIsAnswered(true), PATIENCE_MS);
    void refresh().then(() => setIsAnswered(true));
    return () => clearTimeout(patience);
  }, [isKnown, refresh]);
  return !isKnown && !isAnswered;
}

/** The offer of `?offre=<id>`, with its own head; search engines get its JobPosting here and nowhere else. */
export default function OfferPage({ id }: { id: string }) {
  const { items } = useCollection(offers);
  const offices = useOffices();
  const today = useToday();
  const offer = items.find((one) => one.id === id);
  const open = offer !== undefined && isOpen(offer, today);
  const others = items.filter((one) => one !== offer && isOpen(one, today));
  const isSearched = useSearchForOffer(offer !== undefined);
  if (isSearched) {
    return (
      <p role="status" className="page-gutter min-h-[85dvh] pt-36 text-muted lg:pt-44">
        {offerPageContent.loading}
      </p>
    );
  }
  const preset = offer && { jobTitle: offer.title, department: offer.department };
  return (
    <Fragment key={id}>
      <Seo seo={offerSeo(offer, open)} />
      {open ? (
        <script type="application/ld+json">
          {JSON.stringify(jobPosting(offer, offices)).replaceAll('<', '\\u003c')}
        </script>
      ) : null}
      <OfferSheet
        offer={offer}
        open={open}
        others={others}
        applyButton={
          <JobApplicationButton {...preset} className={buttonStyles('primary', 'px-6!')}>
            {offer ? offerPageContent.apply : careersHero.spontaneousButton}
          </JobApplicationButton>
        }
        secondApplyButton={
          <JobApplicationButton {...preset} className={buttonStyles('outline')}>
            {offersContent.apply}
          </JobApplicationButton>
        }
      />
    </Fragment>
  );
}
