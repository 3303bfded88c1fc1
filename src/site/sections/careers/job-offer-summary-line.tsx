import { findOfferDepartmentLabel, isJobOfferOpen, type JobOffer } from '@/copy/careers/offers';
import { jobOffersText } from '@/copy/careers/sections';
import { Icon } from '@/shared/components/icon';
import { TextWithEnglishTerms } from '@/shared/components/text-with-english-terms';
import { useToday } from '@/site/hooks/use-today';
import { JobOfferStatusBadge } from './job-offer-status-badge';

/** One line about an offer: department, place, contract, level, « featured » label and status. */
export function JobOfferSummaryLine({ offer }: { offer: JobOffer }) {
  const isOfferOpen = isJobOfferOpen(offer, useToday());
  const department = findOfferDepartmentLabel(offer.department) ?? '';
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
      {isOfferOpen && offer.featured ? (
        <strong className="rounded-card bg-accent px-2.5 py-1 font-semibold text-on-accent">
          {jobOffersText.featured}
        </strong>
      ) : null}
      <strong className="font-semibold text-highlight">
        <TextWithEnglishTerms>{department}</TextWithEnglishTerms>
      </strong>
      <span className="inline-flex items-center gap-1">
        <Icon name="pin" className="size-4" />
        {offer.location}
      </span>
      <span className="whitespace-nowrap">
        {offer.type} · {offer.level}
      </span>
      <JobOfferStatusBadge offer={offer} />
    </p>
  );
}
