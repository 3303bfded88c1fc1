import { formText } from '@/copy/forms/common';
import type { LinkItem } from '@/copy/types';

/** Privacy notice under a form. The privacy policy opens in another tab, so that the typed text stays. */
export function FormPrivacyNotice({ text, link }: { text: string; link: LinkItem }) {
  return (
    <p className="text-sm leading-relaxed text-muted">
      {text}{' '}
      <a
        href={link.href}
        target="_blank"
        rel="noreferrer"
        className="text-highlight underline underline-offset-4 hover:text-fg"
      >
        {link.label}
        <span className="sr-only"> ({formText.newTab})</span>
      </a>
      .
    </p>
  );
}
