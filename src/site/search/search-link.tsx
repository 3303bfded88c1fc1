import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isModifiedClick } from '@/shared/lib/is-modified-click';

interface SearchLinkProps {
  href: string;
  className?: string;
  /** Closes the search at a navigation of the router. A full page load or another tab does not call it. */
  onLeave: () => void;
  children: ReactNode;
}

/** Articles and pages of staff need a full page load (specification 2.9). */
const FULL_LOAD_PATH = /^\/(?:presse|pages)\/./;

/** A link out of the search. */
export function SearchLink({ href, className, onLeave, children }: SearchLinkProps) {
  if (FULL_LOAD_PATH.test(href)) {
    return (
      <a href={href} className={className}>
        {children}
      </a>
    );
  }
  function handleClick(event: MouseEvent) {
    if (!isModifiedClick(event)) onLeave();
  }
  return (
    <Link to={href} className={className} onClick={handleClick}>
      {children}
    </Link>
  );
}
