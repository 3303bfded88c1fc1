import { Link } from 'react-router-dom';
import { Seo } from '@/components/seo/seo';
import { Section } from '@/components/ui/section';
import { type Office, offices } from '@/content/brand';
import { contactFormContent } from '@/content/forms/contact-form';
import { contactHero, contactSeo, officesContent, otherContacts } from '@/content/pages/contact';
import { ConsentedFrame } from '@/features/consent/consented-frame';
import { ContactForm } from '@/features/contact/contact-form';
import { OfficeCard } from '@/sections/contact/office-card';
import { PageHero } from '@/sections/page-hero';

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

/** Message form, offices and direct addresses. */
export function Component() {
  return (
    <>
      <Seo seo={contactSeo} />
      <PageHero {...contactHero} />
      <Section title={contactFormContent.title} lead={contactFormContent.text} tone="paper">
        <div className="grid gap-14 lg:grid-cols-[1.5fr_1fr] lg:gap-20">
          <ContactForm />
          <aside className="flex flex-col gap-6 lg:border-l lg:border-line lg:pl-12">
            <h3 className="font-display text-heading">{otherContacts.title}</h3>
            <ul className="flex flex-col divide-y divide-line border-y border-line">
              {otherContacts.items.map((contact) => (
                <li key={contact.label} className="py-3">
                  <p className="font-semibold">{contact.label}</p>
                  <p className="text-sm text-muted">{contact.text}</p>
                  <a
                    href={`mailto:${contact.email}`}
                    className="inline-flex min-h-8 items-center break-all text-accent underline underline-offset-4 hover:text-accent-hover"
                  >
                    {contact.email}
                  </a>
                </li>
              ))}
            </ul>
            <p>
              {otherContacts.aboutText}{' '}
              <Link
                to={otherContacts.aboutLink.href}
                className="inline-flex items-center gap-1 font-semibold text-accent underline underline-offset-4"
              >
                {otherContacts.aboutLink.label}
                <span className="glyph-arrow-right" aria-hidden="true" />
              </Link>
            </p>
          </aside>
        </div>
      </Section>
      <Section eyebrow={officesContent.eyebrow} title={officesContent.title} anchor={officesContent.anchor}>
        <div className="grid gap-6 lg:grid-cols-2 lg:gap-8">
          {offices.map((office) => (
            <OfficeCard key={office.key} office={office} map={<OfficeMap office={office} />} />
          ))}
        </div>
      </Section>
    </>
  );
}
