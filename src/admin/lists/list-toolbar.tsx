import type { ComponentProps, ReactNode } from 'react';
import { SearchField } from './search-field';

interface ListToolbarProps {
  /** Filters as links, above the search. */
  links?: ReactNode;
  search?: ComponentProps<typeof SearchField>;
  /** Actions on the whole list, at the right. */
  end?: ReactNode;
  /** Filters and order as choices, after the search. */
  children?: ReactNode;
}

/** Search, filters, order and actions of a list. */
export function ListToolbar({ links, search, end, children }: ListToolbarProps) {
  return (
    <div className="flex flex-col gap-3">
      {links}
      <div className="flex flex-wrap items-center gap-3">
        {search ? <SearchField {...search} /> : null}
        {children}
        {end ? <div className="sm:ml-auto">{end}</div> : null}
      </div>
    </div>
  );
}
