import { departments, isOpen, type JobOffer } from '@/copy/careers/offers';
import { offersContent } from '@/copy/careers/sections';
import { EnglishTerms } from '@/shared/components/english-terms';
import { Icon } from '@/shared/components/icon';
import { useToday } from '@/site/hooks/use-today';
import { OfferStatus } from './offer-status';

/** One line about an offer: department, place, contract, level, « featured » label and status. */
export function OfferTags({ offer }: { offer: JobOffer }) {
  const isOfferOpen = isOpen(offer, useToday());
  const department = departments.find(({ key }) => key === offer.department)?.label ?? '';
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
      {isOfferOpen && offer.featured ? (
        <strong className="rounded-card bg-accent px-2.5 py-1 font-semibold text-on-accent">
          {offersContent.featured}
        </strong>
      ) : null}
      <strong className="font-semibold text-highlight">
        <EnglishTerms>{department}</EnglishTerms>
      </strong>
      <span className="inline-flex items-center gap-1">
        <Icon name="pin" className="size-4" />
        {offer.location}
      </span>
      <span className="whitespace-nowrap">
        {offer.type} · {offer.level}
      </span>
      <OfferStatus offer={offer} />
    </p>
  );
}
