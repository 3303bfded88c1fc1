import { Link } from 'react-router-dom';
import { otherContacts } from '@/content/site/pages/contact-sections';
import { useLiveText } from '@/site/hooks/use-live-text';

/** Direct addresses, beside the form. */
export function OtherContacts() {
  const live = useLiveText();
  return (
    <aside className="flex flex-col gap-6 lg:border-l lg:border-line lg:pl-12">
      <h3 className="font-display text-heading">{otherContacts.title}</h3>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {otherContacts.items.map((contact) => (
          <li key={contact.label} className="py-3">
            <p className="font-semibold">{contact.label}</p>
            <p className="text-sm text-muted">{contact.text}</p>
            <a
              href={`mailto:${live(contact.email)}`}
              className="inline-flex min-h-8 items-center break-all text-accent underline underline-offset-4 hover:text-accent-hover"
            >
              {live(contact.email)}
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
  );
}
