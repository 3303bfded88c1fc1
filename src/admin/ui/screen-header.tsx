import type { ReactNode } from 'react';
import { PageTitle } from './page-title';

interface ScreenHeaderProps {
  title: string;
  lead?: string;
  /** Main action, at the right. */
  children?: ReactNode;
}

/** Header of a screen: title, introduction and main action. */
export function ScreenHeader({ title, lead, children }: ScreenHeaderProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <PageTitle title={title} />
      <div className="sm:flex-1">
        <h1 className="font-display text-heading">{title}</h1>
        {lead ? <p className="mt-1 max-w-prose text-muted">{lead}</p> : null}
      </div>
      {children}
    </div>
  );
}
