import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isContentPath } from '@/shared/lib/content-path';

interface SearchLinkProps {
  href: string;
  className?: string;
  /** Called when the target replaces this page, not when it opens in another tab. */
  onLeave: () => void;
  children: ReactNode;
}

/** A link out of the search. Articles and pages of staff need a full page load (specification 2.9). */
export function SearchLink({ href, className, onLeave, children }: SearchLinkProps) {
  if (isContentPath(href)) {
    return (
      <a href={href} className={className}>
        {children}
      </a>
    );
  }
  function handleClick(event: MouseEvent) {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onLeave();
  }
  return (
    <Link to={href} className={className} onClick={handleClick}>
      {children}
    </Link>
  );
}
