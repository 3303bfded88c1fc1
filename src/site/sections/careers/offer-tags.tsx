import { departments, isOpen, type JobOffer } from '@/copy/careers/offers';
import { offersContent } from '@/copy/careers/sections';
import { Icon } from '@/shared/components/icon';
import { useToday } from '@/site/hooks/use-today';
import { OfferEnd } from './offer-end';

/** Department, place, contract and level of an offer on one line, its flag, and until when one can apply. */
export function OfferTags({ offer }: { offer: JobOffer }) {
  const open = isOpen(offer, useToday());
  const department = departments.find(({ key }) => key === offer.department)?.label;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
      {open && offer.featured ? (
        <strong className="rounded-card bg-accent px-2.5 py-1 font-semibold text-on-accent">
          {offersContent.featured}
        </strong>
      ) : null}
      <strong className="font-semibold text-highlight">{department}</strong>
      <span className="inline-flex items-center gap-1">
        <Icon name="pin" className="size-4" />
        {offer.location}
      </span>
      <span className="whitespace-nowrap">
        {offer.type} · {offer.level}
      </span>
      <OfferEnd offer={offer} />
    </p>
  );
}
