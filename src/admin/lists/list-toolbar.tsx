import type { ReactNode } from 'react';

interface ListToolbarProps {
  /** Criteria shown as links, above the rest. */
  links?: ReactNode;
  search?: ReactNode;
  /** What is done with the list as a whole, at the right. */
  end?: ReactNode;
  /** Criteria and order shown as choices, after the search. */
  children?: ReactNode;
}

/** Above a list: what is searched for, the criteria and the order. */
export function ListToolbar({ links, search, end, children }: ListToolbarProps) {
  return (
    <div className="flex flex-col gap-3">
      {links}
      <div className="flex flex-wrap items-center gap-3">
        {search}
        {children}
        {end ? <div className="sm:ml-auto">{end}</div> : null}
      </div>
    </div>
  );
}
