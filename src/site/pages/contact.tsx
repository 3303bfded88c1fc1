import { Suspense } from 'react';
import { contactFormText } from '@/copy/forms/contact-form';
import { contactHeroText, contactSeo } from '@/copy/pages/contact';
import { PageHead } from '@/site/components/page-head';
import { Section } from '@/site/components/section';
import { ContactForm } from '@/site/forms/contact/contact-form';
import { DirectContactsSection } from '@/site/sections/contact/direct-contacts-section';
import { OfficesSection } from '@/site/sections/contact/offices-section';
import { PageHero } from '@/site/sections/page-hero';

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
        <OfficesSection />
      </Suspense>
    </>
  );
}
