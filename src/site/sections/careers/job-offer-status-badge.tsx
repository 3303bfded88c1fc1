import { isJobOfferOpen, type JobOffer } from '@/copy/careers/offers';
import { jobOffersText } from '@/copy/careers/sections';
import { formatLongDate } from '@/shared/lib/long-date';
import { useToday } from '@/site/hooks/use-today';

/** Closing date of an open offer, if it has one, or the reason why the offer is closed. */
export function JobOfferStatusBadge({ offer }: { offer: JobOffer }) {
  const { filled, until, closed } = jobOffersText;
  const today = useToday();
  if (isJobOfferOpen(offer, today)) {
    return offer.closesOn ? <span>{`${until} ${formatLongDate(offer.closesOn)}`}</span> : null;
  }
  return (
    <strong className="rounded-card border border-line-strong px-2.5 py-1 font-semibold text-fg">
      {offer.filled ? filled : `${closed} ${formatLongDate(offer.closesOn)}`}
    </strong>
  );
}
