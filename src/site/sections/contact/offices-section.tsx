import type officesCollection from '@/copy/collections/offices';
import { type CompleteOffice, toCompleteOffice } from '@/copy/office';
import { officesSectionText } from '@/copy/pages/contact';
import { getPhoneHref } from '@/copy/phone-href';
import { CollectionSection } from '@/site/components/collection-section';
import { ConsentedFrame } from '@/site/consent/consented-frame';
import { useCollection, useSettings } from '@/site/hooks/use-site-data';
import { OfficeMap } from './office-map';

/** Street map, once the visitor consents. */
function StreetMap({ city, country, address, position }: CompleteOffice) {
  const query = encodeURIComponent(position || address || `${city}, ${country}`);
  return (
    <ConsentedFrame
      src={`https://www.google.com/maps?q=${query}&z=15&hl=fr&output=embed`}
      title={`${officesSectionText.map.frameTitle} ${city}`}
      externalHref={`https://www.google.com/maps/search/?api=1&query=${query}`}
      text={officesSectionText.map}
    />
  );
}

/** One office: address, phone, hours, time zone and map. */
function OfficeCard({ office }: { office: CompleteOffice }) {
  const { labels } = officesSectionText;
  const rows = [
    { label: labels.address, value: office.address },
    {
      label: labels.phone,
      value: (
        <a
          href={getPhoneHref(office.phone)}
          className="inline-flex min-h-6 items-center underline underline-offset-4 hover:text-highlight"
        >
          {office.phone}
        </a>
      ),
    },
    { label: labels.hours, value: office.hours },
    { label: labels.timezone, value: office.timezone },
  ].filter(({ value }) => value !== '');
  return (
    <article className="reveal flex flex-col overflow-hidden rounded-card border border-line bg-surface">
      <div className="flex grow flex-col gap-6 p-6 lg:p-8">
        <header>
          <p className="eyebrow">{office.role}</p>
          <h3 className="mt-1 font-display text-heading">
            {office.city}, {office.country}
          </h3>
          {office.street ? <p className="mt-1 text-muted">{office.street}</p> : null}
        </header>
        <dl className="grid gap-3">
          {rows.map((row) => (
            <div key={row.label} className="grid gap-x-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
              <dt className="text-muted">{row.label}</dt>
              <dd>{row.value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="p-6 pt-0 lg:p-8 lg:pt-0">
        <StreetMap {...office} />
      </div>
    </article>
  );
}

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
