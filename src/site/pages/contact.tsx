import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import type directContactsCollection from '@/copy/collections/direct-contacts';
import { contactFormText } from '@/copy/forms/contact-form';
import { contactHeroText, contactSeo, directContactsText } from '@/copy/pages/contact';
import { Icon } from '@/shared/components/icon';
import { CollectionEditLink } from '@/site/components/collection-edit-link';
import { PageHead } from '@/site/components/page-head';
import { Section } from '@/site/components/section';
import { ContactForm } from '@/site/forms/contact/contact-form';
import { useCollection, useSettings } from '@/site/hooks/use-site-data';
import { OfficesSection } from '@/site/sections/contact/offices-section';
import { PageHero } from '@/site/sections/page-hero';

/** Direct email addresses, beside the form. */
function DirectContactsSection() {
  const settings = useSettings();
  const { texts, items } = useCollection<typeof directContactsCollection>('contacts-directs');
  return (
    <aside className="relative flex flex-col gap-6 lg:border-l lg:border-line lg:pl-12">
      <CollectionEditLink collection="contacts-directs" />
      <h3 className="font-display text-heading">{texts.title}</h3>
      {items.length > 0 ? (
        <ul className="flex flex-col divide-y divide-line border-y border-line">
          {items.map((contact) => {
            const email = contact.email || settings.email;
            return (
              <li key={contact.id} className="py-3">
                <p className="font-semibold">{contact.label}</p>
                <p className="text-sm text-muted">{contact.text}</p>
                <a
                  href={`mailto:${email}`}
                  className="inline-flex min-h-8 items-center break-all text-accent underline underline-offset-4 hover:text-accent-hover"
                >
                  {email}
                </a>
              </li>
            );
          })}
        </ul>
      ) : (
        <p className="text-muted">{directContactsText.empty}</p>
      )}
      <p>
        {directContactsText.aboutText}{' '}
        <Link
          to={directContactsText.aboutLink.href}
          className="inline-flex items-center gap-1 font-semibold text-accent underline underline-offset-4"
        >
          {directContactsText.aboutLink.label}
          <Icon name="arrow-right" />
        </Link>
      </p>
    </aside>
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
        <OfficesSection />
      </Suspense>
    </>
  );
}
