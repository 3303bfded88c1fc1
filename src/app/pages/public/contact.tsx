import { deferred } from '@/components/deferred';
import { Seo } from '@/components/seo/seo';
import { Section } from '@/components/ui/section';
import { contactFormContent } from '@/content/forms/contact-form';
import { contactHero, contactSeo } from '@/content/pages/contact';
import { ContactForm } from '@/features/contact/contact-form';
import { PageHero } from '@/sections/page-hero';

const OtherContacts = deferred('other-contacts', () =>
  import('./below-fold/contact').then((module) => module.OtherContacts),
);
const Offices = deferred('offices', () => import('./below-fold/contact').then((module) => module.Offices), {
  place: 'below',
});

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
      <Offices />
    </>
  );
}
