import type { LucideIcon } from 'lucide-react';
import { Link, type LinkProps } from 'react-router-dom';
import { getCompactButtonClassName } from '@/shared/components/button-class-name';

interface IconLinkProps extends Pick<LinkProps, 'replace' | 'preventScrollReset' | 'onClick'> {
  icon: LucideIcon;
  label: string;
  /** Address of the page or row; null when there is none. */
  href: string | null;
}

/** Icon that links to another page or row of a list; a disabled button without an address. */
export function IconLink({ icon: Icon, label, href, ...linkProps }: IconLinkProps) {
  const className = getCompactButtonClassName('outline', 'min-w-10 px-2.5');
  const content = (
    <>
      <Icon className="size-4" aria-hidden="true" />
      <span className="sr-only">{label}</span>
    </>
  );
  return href ? (
    <Link {...linkProps} to={href} title={label} className={className}>
      {content}
    </Link>
  ) : (
    <button type="button" disabled className={className}>
      {content}
    </button>
  );
}
