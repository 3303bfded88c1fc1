import { offersContent } from '@/content/site/careers/sections';
import { buttonStyles } from '@/shared/ui/button-styles';
import { JobApplicationButton } from '@/site/forms/job-application/job-application-button';
import { Benefits } from '@/site/sections/careers/benefits';
import { Closing } from '@/site/sections/careers/closing';
import { Offers } from '@/site/sections/careers/offers';
import { Values } from '@/site/sections/careers/values';

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
