import { lazy } from 'react';
import { Island } from '@/components/island';
import { Seo } from '@/components/seo/seo';
import { Section } from '@/components/ui/section';
import { contactFormContent } from '@/content/forms/contact-form';
import { contactHero, contactSeo } from '@/content/pages/contact';
import { ContactForm } from '@/features/contact/contact-form';
import { OtherContacts } from '@/sections/contact/other-contacts';
import { PageHero } from '@/sections/page-hero';

const Offices = lazy(() => import('./contact-rest'));

/** Message form, offices and direct addresses. */
export function Component() {
  return (
    <>
      <Seo seo={contactSeo} />
      <PageHero {...contactHero} />
      <Section title={contactFormContent.title} lead={contactFormContent.text} tone="paper">
        <div className="grid gap-14 lg:grid-cols-[1.5fr_1fr] lg:gap-20">
          <ContactForm />
          <OtherContacts />
        </div>
      </Section>
      <Island>
        <Offices />
      </Island>
    </>
  );
}
