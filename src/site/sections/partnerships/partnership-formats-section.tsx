import type partnershipFormatsCollection from '@/copy/collections/partnership-formats';
import { partnershipFormatsText } from '@/copy/pages/partenariats';
import { CollectionSection } from '@/site/components/collection-section';
import { BusinessRequestButton } from '@/site/forms/business-contact/business-request-button';
import { useCollection } from '@/site/hooks/use-site-data';

/** Formats of partnership, as a list. */
export function PartnershipFormatsSection() {
  const formats = useCollection<typeof partnershipFormatsCollection>('formats-partenariat');
  return (
    <CollectionSection {...partnershipFormatsText} collection={formats}>
      <ul>
        {formats.items.map((format) => (
          <li
            key={format.id}
            className="reveal grid items-baseline gap-x-12 gap-y-4 border-t border-line py-8 last:border-b lg:grid-cols-[1fr_1.3fr_auto] lg:py-10"
          >
            <h3 className="min-w-0 font-display text-statement text-highlight">{format.title}</h3>
            <p className="min-w-0 text-muted">{format.text}</p>
            <div className="justify-self-start">
              <BusinessRequestButton subject="Partenariats" topic={format.request} variant="outline">
                {partnershipFormatsText.action}
                <span className="sr-only">{format.title}</span>
              </BusinessRequestButton>
            </div>
          </li>
        ))}
      </ul>
    </CollectionSection>
  );
}
