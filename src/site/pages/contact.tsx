import { Suspense } from 'react';
import { officeList } from '@/copy/collections/offices';
import { contactFormContent } from '@/copy/forms/contact-form';
import { type CompleteOffice, completeOffice } from '@/copy/office';
import { contactHero, contactSeo, officesContent } from '@/copy/pages/contact';
import { CollectionSection } from '@/site/components/collection-section';
import { Section } from '@/site/components/section';
import { Seo } from '@/site/components/seo';
import { ConsentedFrame } from '@/site/consent/consented-frame';
import { ContactForm } from '@/site/forms/contact/contact-form';
import { useFocusOnHash } from '@/site/hooks/use-focus-on-hash';
import { useCollection, useSettings } from '@/site/hooks/use-site-data';
import { OfficeCard } from '@/site/sections/contact/office-card';
import { OtherContacts } from '@/site/sections/contact/other-contacts';
import { PageHero } from '@/site/sections/page-hero';

function OfficeMap({ city, country, address, position }: CompleteOffice) {
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

/** The offices, each with its map once the visitor consents. */
function Offices() {
  const { eyebrow, anchor, empty } = officesContent;
  useFocusOnHash(anchor);
  const settings = useSettings();
  const { texts, items } = useCollection(officeList);
  const offices = items.map((office) => completeOffice(office, settings));
  return (
    <CollectionSection
      {...texts}
      collection={officeList}
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
    </CollectionSection>
  );
}

/** Message form, offices and direct addresses. */
export function Component() {
  return (
    <>
      <Seo seo={contactSeo} />
      <PageHero {...contactHero} />
      <Section title={contactFormContent.title} lead={contactFormContent.text} tone="paper">
        <div className="grid gap-14 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] lg:gap-20">
          <ContactForm />
          <Suspense>
            <OtherContacts />
          </Suspense>
        </div>
      </Section>
      <Suspense>
        <Offices />
      </Suspense>
    </>
  );
}
