import type { ReactNode } from 'react';
import { pressOfficer } from '@/copy/collections/press-officer';
import { pressContactContent } from '@/copy/pages/presse';
import { Icon } from '@/shared/components/icon';
import { EditLink } from '@/site/components/edit-link';
import { Section } from '@/site/components/section';
import { useServiceEmail } from '@/site/hooks/use-service-email';
import { useCollection } from '@/site/hooks/use-site-data';

interface PressContactProps {
  /** The three buttons that open the press form. */
  actions: Record<'contact' | 'interview' | 'newsletter', ReactNode>;
}

const contactKinds = ['contact', 'interview', 'newsletter'] as const;

/** Three ways to reach the press office by form, and the person behind it. */
export function PressContact({ actions }: PressContactProps) {
  const { eyebrow, title, lead, anchor, direct } = pressContactContent;
  const { name, role, phone, hours, ...officer } = useCollection(pressOfficer).texts;
  const serviceEmail = useServiceEmail('presse');
  const email = officer.email || serviceEmail;
  const linkStyle =
    'inline-flex min-h-10 items-center gap-3 text-accent underline underline-offset-4 hover:text-accent-hover wrap-anywhere';
  return (
    <Section
      eyebrow={eyebrow}
      title={title}
      lead={lead}
      anchor={anchor}
      tone="paper"
      editLink={<EditLink of={pressOfficer} />}
    >
      <div className="grid gap-12 lg:grid-cols-[1.9fr_1fr] lg:gap-20">
        <ul className="grid gap-px self-start border border-line bg-line sm:grid-cols-3">
          {contactKinds.map((kind) => (
            <li key={kind} className="reveal flex flex-col bg-surface p-6">
              <h3 className="font-display text-heading">{pressContactContent[kind].title}</h3>
              <p className="mt-3 mb-6 text-muted">{pressContactContent[kind].text}</p>
              <div className="mt-auto">{actions[kind]}</div>
            </li>
          ))}
        </ul>
        <div className="min-w-0 lg:border-l lg:border-line lg:pl-12">
          <h3 className="eyebrow">{direct}</h3>
          <p className="mt-2 font-display text-heading">{name}</p>
          <p className="text-muted">{role}</p>
          <ul className="mt-5 grid gap-1">
            <li>
              <a href={`mailto:${email}`} className={linkStyle}>
                <Icon name="mail" />
                {email}
              </a>
            </li>
            {phone ? (
              <li>
                <a href={`tel:${phone.replaceAll(' ', '')}`} className={linkStyle}>
                  <Icon name="phone" />
                  {phone}
                </a>
              </li>
            ) : null}
          </ul>
          {hours ? <p className="mt-4 text-sm text-muted">{hours}</p> : null}
        </div>
      </div>
    </Section>
  );
}
