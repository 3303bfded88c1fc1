import { officeList } from '@/content/site/collections/offices';
import { type ShownOffice, shownOffice } from '@/content/site/office';
import { officesContent } from '@/content/site/pages/contact-sections';
import { ConsentedFrame } from '@/site/consent/consented-frame';
import { useFocusOnHash } from '@/site/hooks/use-focus-on-hash';
import { useLiveText } from '@/site/hooks/use-live-text';
import { useCollection } from '@/site/published/collections';
import { FilledSection } from '@/site/published/filled-section';
import { OfficeCard } from '@/site/sections/contact/office-card';

function OfficeMap({ city, country, address, position }: ShownOffice) {
  const query = encodeURIComponent(position || address || `${city}, ${country}`);
  return (
    <ConsentedFrame
      src={`https://www.google.com/maps?q=${query}&z=15&hl=fr&output=embed`}
      title={`${officesContent.map.frameTitle} ${city}`}
      externalHref={`https://www.google.com/maps/search/?api=1&query=${query}`}
      text={officesContent.map}
    />
  );
}

/** The offices, each with its map once it is allowed. */
export default function Offices() {
  const { eyebrow, anchor, empty } = officesContent;
  useFocusOnHash(anchor);
  const live = useLiveText();
  const { texts, items } = useCollection(officeList);
  const offices = items.map((office) => shownOffice(office, live));
  return (
    <FilledSection
      {...texts}
      of={officeList}
      count={items.length}
      eyebrow={eyebrow}
      anchor={anchor}
      empty={empty}
    >
      <div className="grid gap-6 lg:grid-cols-2 lg:gap-8">
        {offices.map((office) => (
          <OfficeCard key={office.id} office={office} map={<OfficeMap {...office} />} />
        ))}
      </div>
    </FilledSection>
  );
}
