import type officesCollection from '@/copy/collections/offices';
import { toCompleteOffice } from '@/copy/office';
import { officesSectionText } from '@/copy/pages/contact';
import { CollectionSection } from '@/site/components/collection-section';
import { useCollection, useSettings } from '@/site/hooks/use-site-data';
import { OfficeCard } from './office-card';
import { OfficeMap } from './office-map';

/** The offices on a map, and a card for each. */
export function OfficesSection() {
  const settings = useSettings();
  const collection = useCollection<typeof officesCollection>('bureaux');
  const offices = collection.items.map((office) => toCompleteOffice(office, settings));
  return (
    <CollectionSection {...officesSectionText} collection={collection}>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] lg:gap-16">
        <OfficeMap offices={offices} />
        <div className="grid content-start gap-6 lg:gap-8">
          {offices.map((office) => (
            <OfficeCard key={office.id} office={office} />
          ))}
        </div>
      </div>
    </CollectionSection>
  );
}
