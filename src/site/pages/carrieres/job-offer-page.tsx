import { Fragment } from 'react';
import { siteUrl } from '@/copy/brand';
import { createJobPosting } from '@/copy/careers/job-posting';
import { jobOfferPageText } from '@/copy/careers/offer-page';
import { createJobOfferSeo } from '@/copy/careers/offer-seo';
import { isJobOfferOpen } from '@/copy/careers/offers';
import { jobOffersText } from '@/copy/careers/sections';
import type { jobOffersCollection } from '@/copy/collections/offers';
import { careersHeroText } from '@/copy/pages/carrieres';
import { buttonStyles } from '@/shared/components/button-styles';
import { Icon } from '@/shared/components/icon';
import { escapeJson } from '@/shared/lib/escape-json';
import { ShareButton } from '@/site/articles/share-button';
import { PageHead } from '@/site/components/page-head';
import { JobApplicationButton } from '@/site/forms/job-application/job-application-button';
import { useCollection, useOffices, useSettings } from '@/site/hooks/use-site-data';
import { useToday } from '@/site/hooks/use-today';
import { JobOfferDetails } from '@/site/sections/careers/job-offer-details';

/** The offer of `?offre=<id>`, with its own head and the only JobPosting for search engines. */
export default function JobOfferPage({ id }: { id: string }) {
  const { items } = useCollection<typeof jobOffersCollection>('offres');
  const offices = useOffices();
  const { title: siteTitle } = useSettings();
  const today = useToday();
  const offer = items.find((candidate) => candidate.id === id);
  const isOfferOpen = offer !== undefined && isJobOfferOpen(offer, today);
  const otherOffers = items.filter((candidate) => candidate !== offer && isJobOfferOpen(candidate, today));
  const preset = offer && { jobTitle: offer.title, department: offer.department };
  const seo = createJobOfferSeo(offer, isOfferOpen);
  return (
    <Fragment key={id}>
      <PageHead seo={seo} />
      {isOfferOpen ? (
        <script type="application/ld+json">
          {escapeJson(JSON.stringify(createJobPosting(offer, { name: siteTitle, offices })))}
        </script>
      ) : null}
      <JobOfferDetails
        offer={offer}
        isOpen={isOfferOpen}
        otherOffers={otherOffers}
        applyButton={
          <JobApplicationButton {...preset} className={buttonStyles('primary', 'px-6!')}>
            {offer ? jobOfferPageText.apply : careersHeroText.spontaneousButton}
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
                {jobOfferPageText.print}
              </button>
            </>
          ) : null
        }
        secondApplyButton={
          <JobApplicationButton {...preset} className={buttonStyles('outline')}>
            {jobOffersText.apply}
          </JobApplicationButton>
        }
      />
    </Fragment>
  );
}
