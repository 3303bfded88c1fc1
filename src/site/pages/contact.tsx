import { contactFormContent } from '@/content/site/forms/contact-form';
import { contactHero, contactSeo } from '@/content/site/pages/contact';
import { ContactForm } from '@/site/forms/contact/contact-form';
import { OtherContacts } from '@/site/sections/contact/other-contacts';
import { PageHero } from '@/site/sections/page-hero';
import { Island } from '@/site/ui/island';
import { Section } from '@/site/ui/section';
import { Seo } from '@/site/ui/seo';
import Offices from './contact-rest';

/** Message form, offices and direct addresses. */
export function Component() {
  return (
    <>
      <Seo seo={contactSeo} />
      <PageHero {...contactHero} />
      <Section title={contactFormContent.title} lead={contactFormContent.text} tone="paper">
        <div className="grid gap-14 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] lg:gap-20">
          <ContactForm />
          <Island>
            <OtherContacts />
          </Island>
        </div>
      </Section>
      <Island>
        <Offices />
      </Island>
    </>
  );
}
