import type { ReactNode } from 'react';
import type { CollectionTexts } from '@/copy/collection';
import type { pressOfficerCollection } from '@/copy/collections/press-officer';
import { pressOfficeText } from '@/copy/pages/presse';
import { Icon } from '@/shared/components/icon';
import { CollectionPicture } from '@/site/components/collection-picture';
import { Section } from '@/site/components/section';
import type { CollectionFile } from '@/site/data/collections';
import { useServiceEmail } from '@/site/hooks/use-service-email';
import { useCollection } from '@/site/hooks/use-site-data';
import { getPhoneHref } from '@/site/lib/phone-href';

const contactKinds = ['contact', 'interview', 'newsletter'] as const;

interface PressOfficeSectionProps {
  /** The three buttons that open the press form. */
  actions: Record<(typeof contactKinds)[number], ReactNode>;
}

const LINK_STYLE =
  'inline-flex min-h-10 items-center gap-3 text-accent underline underline-offset-4 hover:text-accent-hover wrap-anywhere';

interface ContactCardProps {
  person: CollectionTexts<typeof pressOfficerCollection>;
  portrait: CollectionFile | undefined;
}

/** A person of the press office. */
function ContactCard({ person, portrait }: ContactCardProps) {
  const { name, role, phone, hours } = person;
  const serviceEmail = useServiceEmail('presse');
  const email = person.email || serviceEmail;
  return (
    <>
      {portrait ? (
        <CollectionPicture
          file={portrait}
          alt={name}
          sizes="7rem"
          className="mb-4 size-28 rounded-card object-cover"
        />
      ) : null}
      <p className="font-display text-heading">{name}</p>
      <p className="text-muted">{role}</p>
      <ul className="mt-5 grid gap-1">
        <li>
          <a href={`mailto:${email}`} className={LINK_STYLE}>
            <Icon name="mail" />
            {email}
          </a>
        </li>
        {phone ? (
          <li>
            <a href={getPhoneHref(phone)} className={LINK_STYLE}>
              <Icon name="phone" />
              {phone}
            </a>
          </li>
        ) : null}
      </ul>
      {hours ? <p className="mt-4 text-sm text-muted">{hours}</p> : null}
    </>
  );
}

/** Three ways to reach the press office by form, and the people behind it. */
export function PressOfficeSection({ actions }: PressOfficeSectionProps) {
  const { texts, items, files } = useCollection<typeof pressOfficerCollection>('contact-presse');
  // The texts of the collection describe the first person, who has no id.
  const people = [{ id: '', ...texts }, ...items];
  return (
    <Section {...pressOfficeText} theme="light" collection="contact-presse">
      <div className="grid gap-12 lg:grid-cols-[1.9fr_1fr] lg:gap-20">
        <ul className="grid gap-px self-start border border-line bg-line sm:grid-cols-3">
          {contactKinds.map((kind) => (
            <li key={kind} className="reveal flex flex-col bg-surface p-6">
              <h3 className="font-display text-heading">{pressOfficeText[kind].title}</h3>
              <p className="mt-3 mb-6 text-muted">{pressOfficeText[kind].text}</p>
              <div className="mt-auto">{actions[kind]}</div>
            </li>
          ))}
        </ul>
        <div className="min-w-0 lg:border-l lg:border-line lg:pl-12">
          <h3 className="eyebrow mb-2">{pressOfficeText.direct}</h3>
          <ul className="grid gap-8">
            {people.map((person) => (
              <li key={person.id}>
                <ContactCard person={person} portrait={files[person.portrait]} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
