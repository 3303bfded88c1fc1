import type { CompleteOffice } from '@/copy/office';
import { officesSectionText } from '@/copy/pages/contact';
import { getPhoneHref } from '@/copy/phone-href';
import { ConsentedFrame } from '@/site/consent/consented-frame';

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
export function OfficeCard({ office }: { office: CompleteOffice }) {
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
