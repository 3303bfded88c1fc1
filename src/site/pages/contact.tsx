import { Suspense } from 'react';
import type officesCollection from '@/copy/collections/offices';
import { contactFormText } from '@/copy/forms/contact-form';
import { type CompleteOffice, toCompleteOffice } from '@/copy/office';
import { contactHeroText, contactSeo, officesSectionText } from '@/copy/pages/contact';
import { CollectionSection } from '@/site/components/collection-section';
import { PageHead } from '@/site/components/page-head';
import { Section } from '@/site/components/section';
import { ConsentedFrame } from '@/site/consent/consented-frame';
import { ContactForm } from '@/site/forms/contact/contact-form';
import { useCollection, useSettings } from '@/site/hooks/use-site-data';
import { DirectContactsSection } from '@/site/sections/contact/direct-contacts-section';
import { OfficeCard } from '@/site/sections/contact/office-card';
import { OfficeMap } from '@/site/sections/contact/office-map';
import { PageHero } from '@/site/sections/page-hero';

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

/** The offices, each with its map once the visitor consents. */
function Offices() {
  const settings = useSettings();
  const collection = useCollection<typeof officesCollection>('bureaux');
  const offices = collection.items.map((office) => toCompleteOffice(office, settings));
  return (
    <CollectionSection {...officesSectionText} collection={collection}>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] lg:gap-16">
        <OfficeMap offices={offices} />
        <div className="grid content-start gap-6 lg:gap-8">
          {offices.map((office) => (
            <OfficeCard key={office.id} office={office} map={<StreetMap {...office} />} />
          ))}
        </div>
      </div>
    </CollectionSection>
  );
}

/** Message form, offices and direct addresses. */
export function Component() {
  return (
    <>
      <PageHead seo={contactSeo} />
      <PageHero {...contactHeroText} />
      <Section title={contactFormText.title} lead={contactFormText.text} theme="light">
        <div className="grid gap-14 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] lg:gap-20">
          <ContactForm />
          <Suspense>
            <DirectContactsSection />
          </Suspense>
        </div>
      </Section>
      <Suspense>
        <Offices />
      </Suspense>
    </>
  );
}
