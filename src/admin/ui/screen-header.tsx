import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { ScreenLinkData } from '@/admin/config/screen-links';
import { adminCommonText } from '@/copy/admin/common';
import { DocumentTitle } from './document-title';

interface ScreenHeaderProps {
  title: string;
  lead?: string;
  /** Screens of the same sidebar entry, this one included. One screen alone has no tabs. */
  tabs?: readonly ScreenLinkData[];
  /** Main buttons, at the right. */
  children?: ReactNode;
}

function ScreenTabs({ tabs }: { tabs: readonly ScreenLinkData[] }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={adminCommonText.screenTabs} className="border-b border-line">
      <ul className="flex flex-wrap">
        {tabs.map(({ label, path }) => (
          <li key={path}>
            <Link
              to={path}
              aria-current={path === pathname ? 'page' : undefined}
              className={clsx(
                '-outline-offset-2 inline-flex min-h-11 items-center border-b-[3px] px-4 text-sm font-semibold',
                path === pathname ? 'border-accent text-fg' : 'border-transparent text-muted hover:text-fg',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function ScreenHeader({ title, lead, tabs, children }: ScreenHeaderProps) {
  return (
    <>
      {tabs && tabs.length > 1 ? <ScreenTabs tabs={tabs} /> : null}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <DocumentTitle title={title} />
        <div className="min-w-0 sm:flex-1">
          <h1 className="font-display text-heading">{title}</h1>
          {lead ? <p className="mt-1 max-w-prose text-muted">{lead}</p> : null}
        </div>
        {children}
      </div>
    </>
  );
}
