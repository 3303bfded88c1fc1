import type { CollectionTextValues } from '@/copy/collection';
import type pressOfficerCollection from '@/copy/collections/press-officer';
import { pressOfficeText } from '@/copy/pages/presse';
import { getPhoneHref } from '@/copy/phone-href';
import { type ButtonVariant, getButtonClassName } from '@/shared/components/button-class-name';
import { Icon } from '@/shared/components/icon';
import { CollectionPicture } from '@/site/components/cover-image';
import { DialogButton } from '@/site/components/dialog-button';
import { Section } from '@/site/components/section';
import type { CollectionMediaFile } from '@/site/data/collections';
import type { PressContactPreset } from '@/site/forms/press-contact/press-contact-dialog';
import { useDirectContactEmail } from '@/site/hooks/use-direct-contact-email';
import { useCollection } from '@/site/hooks/use-site-data';

const loadPressDialog = () =>
  import('@/site/forms/press-contact/press-contact-dialog').then((module) => module.PressContactDialog);

/** Buttons that open the press form: key of the texts, style, and the first values of the form. */
const formButtons: {
  key: 'contact' | 'interview' | 'newsletter';
  variant: ButtonVariant;
  preset: PressContactPreset;
}[] = [
  { key: 'contact', variant: 'primary', preset: { mode: 'request' } },
  { key: 'interview', variant: 'outline', preset: { mode: 'request', type: "Demande d'interview" } },
  { key: 'newsletter', variant: 'outline', preset: { mode: 'newsletter' } },
];

const linkClassName =
  'inline-flex min-h-10 items-center gap-3 text-accent underline underline-offset-4 hover:text-accent-hover wrap-anywhere';

interface ContactCardProps {
  person: CollectionTextValues<typeof pressOfficerCollection>;
  portrait: CollectionMediaFile | undefined;
}

function ContactCard({ person, portrait }: ContactCardProps) {
  const { name, role, phone, hours } = person;
  const serviceEmail = useDirectContactEmail('presse');
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
          <a href={`mailto:${email}`} className={linkClassName}>
            <Icon name="mail" />
            {email}
          </a>
        </li>
        {phone ? (
          <li>
            <a href={getPhoneHref(phone)} className={linkClassName}>
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

/** Three buttons that open the press form, and the people of the press office. */
export function PressOfficeSection() {
  const { texts, items, files } = useCollection<typeof pressOfficerCollection>('contact-presse');
  // The texts of the collection describe the first person, who has no id.
  const people = [{ id: '', ...texts }, ...items];
  return (
    <Section {...pressOfficeText} theme="light" collection="contact-presse">
      <div className="grid gap-12 lg:grid-cols-[1.9fr_1fr] lg:gap-20">
        <ul className="grid gap-px self-start border border-line bg-line sm:grid-cols-3">
          {formButtons.map(({ key, variant, preset }) => (
            <li key={key} className="reveal flex flex-col bg-surface p-5">
              <h3 className="font-display text-heading">{pressOfficeText[key].title}</h3>
              <p className="mt-3 mb-6 text-muted">{pressOfficeText[key].text}</p>
              <div className="mt-auto">
                <DialogButton
                  load={loadPressDialog}
                  dialogProps={preset}
                  className={getButtonClassName(variant)}
                >
                  {pressOfficeText[key].button}
                </DialogButton>
              </div>
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
