import { Link } from 'react-router-dom';
import type { LinkItem } from '@/copy/types';

/** Privacy notice under a form of a page, with a link to the privacy policy. */
export function FormPrivacyNotice({ text, link }: { text: string; link: LinkItem }) {
  return (
    <p className="text-sm leading-relaxed text-muted">
      {text}{' '}
      <Link to={link.href} className="text-highlight underline underline-offset-4 hover:text-fg">
        {link.label}
      </Link>
      .
    </p>
  );
}
