import type { ReactNode } from 'react';
import { articleExternalLinkText as text } from '@/copy/article-external-link';
import { siteUrl } from '@/copy/brand';
import { Icon } from '@/shared/components/icon';
import { isLibraryFileUrl } from '@/shared/lib/library-file-host';

/** Returns true for a URL of another site. The files of the library have another host, but are the group's. */
const isExternal = (href: string): boolean =>
  /^https?:/i.test(href) && !href.startsWith(`${siteUrl}/`) && href !== siteUrl && !isLibraryFileUrl(href);

interface ArticleLinkProps {
  href: string;
  /** Only for the link from the text to a footnote, and back. */
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Renders a link of an article. A link to another site has an icon with a spoken label. */
export function ArticleLink({ href, id, className, children }: ArticleLinkProps) {
  if (!isExternal(href)) {
    return (
      <a href={href} id={id} className={className}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} rel="noreferrer" className={className}>
      {children}
      <Icon name="external" className="ml-[0.2em] size-[0.7em] align-baseline print:hidden" />
      <span className="sr-only">{text.otherSite}</span>
    </a>
  );
}
