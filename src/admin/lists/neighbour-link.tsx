import type { LucideIcon } from 'lucide-react';
import { Link, type LinkProps } from 'react-router-dom';
import { getCompactButtonClassName } from '@/shared/components/button-class-name';

interface NeighbourLinkProps extends Pick<LinkProps, 'replace' | 'preventScrollReset' | 'onClick'> {
  icon: LucideIcon;
  label: string;
  /** Null where there is no such page or row. */
  href: string | null;
}

export function NeighbourLink({ icon: Icon, label, href, ...linkProps }: NeighbourLinkProps) {
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
