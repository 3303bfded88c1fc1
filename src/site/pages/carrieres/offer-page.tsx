import { Fragment } from 'react';
import { siteUrl } from '@/copy/brand';
import { createJobPosting } from '@/copy/careers/job-posting';
import { offerPageContent } from '@/copy/careers/offer-page';
import { offerSeo } from '@/copy/careers/offer-seo';
import { isOpen } from '@/copy/careers/offers';
import { offersContent } from '@/copy/careers/sections';
import { offers } from '@/copy/collections/offers';
import { careersHero } from '@/copy/pages/carrieres';
import { buttonStyles } from '@/shared/components/button-styles';
import { Icon } from '@/shared/components/icon';
import { ShareButton } from '@/site/articles/share-button';
import { Seo } from '@/site/components/seo';
import { JobApplicationButton } from '@/site/forms/job-application/job-application-button';
import { useCollection, useOffices } from '@/site/hooks/use-site-data';
import { useToday } from '@/site/hooks/use-today';
import { OfferSheet } from '@/site/sections/careers/offer-sheet';

/** The offer of `?offre=<id>`, with its own head and the only JobPosting for search engines. */
export default function OfferPage({ id }: { id: string }) {
  const { items } = useCollection(offers);
  const offices = useOffices();
  const today = useToday();
  const offer = items.find((candidate) => candidate.id === id);
  const isOfferOpen = offer !== undefined && isOpen(offer, today);
  const otherOffers = items.filter((candidate) => candidate !== offer && isOpen(candidate, today));
  const preset = offer && { jobTitle: offer.title, department: offer.department };
  const seo = offerSeo(offer, isOfferOpen);
  return (
    <Fragment key={id}>
      <Seo seo={seo} />
      {isOfferOpen ? (
        <script type="application/ld+json">
          {JSON.stringify(createJobPosting(offer, offices)).replaceAll('<', '\\u003c')}
        </script>
      ) : null}
      <OfferSheet
        offer={offer}
        isOpen={isOfferOpen}
        otherOffers={otherOffers}
        applyButton={
          <JobApplicationButton {...preset} className={buttonStyles('primary', 'px-6!')}>
            {offer ? offerPageContent.apply : careersHero.spontaneousButton}
          </JobApplicationButton>
        }
        tools={
          offer ? (
            <>
              <ShareButton title={offer.title} url={siteUrl + seo.canonical} />
              <button
                type="button"
                className={buttonStyles('outline', 'bg-bg/60')}
                onClick={() => window.print()}
              >
                <Icon name="print" />
                {offerPageContent.print}
              </button>
            </>
          ) : null
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
