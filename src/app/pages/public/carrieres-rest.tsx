import { Fragment } from 'react';
import { Seo } from '@/components/seo/seo';
import { buttonStyles } from '@/components/ui/button-styles';
import { jobPosting } from '@/content/careers/job-posting';
import { offerSeo } from '@/content/careers/offer-seo';
import { offers } from '@/content/careers/offers';
import { offerPageContent, offersContent } from '@/content/careers/sections';
import { careersHero } from '@/content/pages/carrieres';
import { JobApplicationButton } from '@/features/job-application/job-application-button';
import { useQueryParam } from '@/hooks/use-query-param';
import { Benefits } from '@/sections/careers/benefits';
import { Closing } from '@/sections/careers/closing';
import { OfferSheet } from '@/sections/careers/offer-sheet';
import { Offers } from '@/sections/careers/offers';
import { Values } from '@/sections/careers/values';

/** Everything of the careers page that the first screen does not show. */
export default function CareersRest() {
  return (
    <>
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
    </>
  );
}

/** The offer of `?offre=<slug>`, with its own head; search engines get its JobPosting here and nowhere else. */
export function OfferPage() {
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
