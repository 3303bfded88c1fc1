import { Fragment } from 'react';
import { jobPosting } from '@/content/site/careers/job-posting';
import { offerSeo } from '@/content/site/careers/offer-seo';
import { offers } from '@/content/site/careers/offers';
import { offerPageContent, offersContent } from '@/content/site/careers/sections';
import { careersHero } from '@/content/site/pages/carrieres';
import { buttonStyles } from '@/shared/ui/button-styles';
import { JobApplicationButton } from '@/site/forms/job-application/job-application-button';
import { useQueryParam } from '@/site/hooks/use-query-param';
import { OfferSheet } from '@/site/sections/careers/offer-sheet';
import { Seo } from '@/site/ui/seo';

/** The offer of `?offre=<slug>`, with its own head; search engines get its JobPosting here and nowhere else. */
export default function OfferPage() {
  const [slug] = useQueryParam('offre');
  const offer = offers.find((one) => one.slug === slug);
  const preset = offer && { jobTitle: offer.title, department: offer.department };
  return (
    <Fragment key={slug}>
      <Seo seo={offerSeo(offer)} />
      {offer ? (
        <script type="application/ld+json">
          {JSON.stringify(jobPosting(offer)).replaceAll('<', '\\u003c')}
        </script>
      ) : null}
      <OfferSheet
        offer={offer}
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
