import type investorContactsCollection from '@/copy/collections/investor-contacts';
import { investorContactsText } from '@/copy/pages/investisseurs';
import { getPhoneHref } from '@/copy/phone-href';
import { Icon } from '@/shared/components/icon';
import { CollectionSection } from '@/site/components/collection-section';
import { BusinessRequestButton } from '@/site/forms/business-contact/business-request-button';
import { useDirectContactEmail } from '@/site/hooks/use-direct-contact-email';
import { useCollection } from '@/site/hooks/use-site-data';

const linkClassName =
  'inline-flex min-h-10 items-center gap-3 break-all text-accent underline underline-offset-4 hover:text-accent-hover';

/** Contacts for investors, and the button to request a meeting. */
export function InvestorContactsSection() {
  const contacts = useCollection<typeof investorContactsCollection>('contacts-investisseurs');
  const serviceEmail = useDirectContactEmail('investisseurs');
  return (
    <CollectionSection
      {...investorContactsText}
      hidesLeadWhenEmpty
      collection={contacts}
      theme="light"
      footer={
        <div className="mt-12">
          <BusinessRequestButton subject="Investissement">
            {investorContactsText.appointment}
          </BusinessRequestButton>
        </div>
      }
    >
      <ul className="grid gap-10 md:grid-cols-2 lg:gap-16">
        {contacts.items.map((contact) => (
          <li key={contact.id} className="reveal border-t-2 border-fg pt-6">
            <p className="eyebrow">{contact.role}</p>
            <h3 className="mt-2 font-display text-title">{contact.name}</h3>
            <p className="mt-2 text-muted">{contact.text}</p>
            <p className="mt-4 grid justify-items-start">
              <a href={`mailto:${contact.email || serviceEmail}`} className={linkClassName}>
                <Icon name="mail" />
                {contact.email || serviceEmail}
              </a>
              {contact.phone ? (
                <a href={getPhoneHref(contact.phone)} className={linkClassName}>
                  <Icon name="phone" />
                  {contact.phone}
                </a>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
    </CollectionSection>
  );
}
