import { type Office, offices } from '@/content/site/directory';
import { officesContent } from '@/content/site/pages/contact-sections';
import { ConsentedFrame } from '@/site/consent/consented-frame';
import { useFocusOnHash } from '@/site/hooks/use-focus-on-hash';
import { useLiveText } from '@/site/hooks/use-live-text';
import { OfficeCard, type ShownOffice } from '@/site/sections/contact/office-card';
import { Section } from '@/site/ui/section';

function OfficeMap({ office }: { office: Office }) {
  const { latitude, longitude } = office.position;
  const query = encodeURIComponent(`${latitude},${longitude}`);
  return (
    <ConsentedFrame
      src={`https://www.google.com/maps?q=${query}&z=15&hl=fr&output=embed`}
      title={`${officesContent.map.frameTitle} ${office.city}`}
      externalHref={`https://www.google.com/maps/search/?api=1&query=${query}`}
      text={officesContent.map}
    />
  );
}

/** The office with what staff have put in place; the short line of an address that changed would contradict it. */
function shown(office: Office, live: (text: string) => string): ShownOffice {
  const fullAddress = live(office.fullAddress);
  const address = fullAddress === office.fullAddress ? office.address : '';
  return { ...office, address, fullAddress, phone: live(office.phone) };
}

/** The two offices, each with its map once it is allowed. */
export default function Offices() {
  useFocusOnHash(officesContent.anchor);
  const live = useLiveText();
  return (
    <Section eyebrow={officesContent.eyebrow} title={officesContent.title} anchor={officesContent.anchor}>
      <div className="grid gap-6 lg:grid-cols-2 lg:gap-8">
        {offices.map((office) => (
          <OfficeCard key={office.key} office={shown(office, live)} map={<OfficeMap office={office} />} />
        ))}
      </div>
    </Section>
  );
}
