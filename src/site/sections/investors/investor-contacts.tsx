import type { ReactNode } from 'react';
import { investorContactsContent } from '@/content/site/pages/investisseurs-sections';
import { Section } from '@/site/ui/section';

const link =
  'inline-flex min-h-10 items-center gap-3 break-all text-accent underline underline-offset-4 hover:text-accent-hover';

/** Two named contacts, and the button to meet them. */
export function InvestorContacts({ action }: { action: ReactNode }) {
  const { eyebrow, title, lead, contacts } = investorContactsContent;
  return (
    <Section eyebrow={eyebrow} title={title} lead={lead} tone="paper" anchor="contacts">
      <ul className="grid gap-10 md:grid-cols-2 lg:gap-16">
        {contacts.map((contact) => (
          <li key={contact.email} className="reveal border-t-2 border-fg pt-6">
            <p className="eyebrow">{contact.role}</p>
            <h3 className="mt-2 font-display text-title">{contact.name}</h3>
            <p className="mt-2 text-muted">{contact.text}</p>
            <p className="mt-4 grid justify-items-start">
              <a href={`mailto:${contact.email}`} className={link}>
                <span className="glyph-mail" aria-hidden="true" />
                {contact.email}
              </a>
              <a href={`tel:${contact.phone.replaceAll(' ', '')}`} className={link}>
                <span className="glyph-phone" aria-hidden="true" />
                {contact.phone}
              </a>
            </p>
          </li>
        ))}
      </ul>
      <div className="mt-12">{action}</div>
    </Section>
  );
}
