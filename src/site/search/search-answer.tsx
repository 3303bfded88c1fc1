import { useMemo } from 'react';
import { searchSuggestions, searchText as text } from '@/copy/search';
import { isAsked, type Search } from './engine';
import { SearchLink } from './search-link';
import { SearchResult } from './search-result';

interface SearchAnswerProps {
  /** Null while it is loading. */
  search: Search | null;
  /** Query of this answer; the typed one may be newer. */
  query: string;
  onLeave: () => void;
}

/** Maximum number of results. */
const SHOWN = 30;

const quoted = (query: string) => `«\u00a0${query}\u00a0»`;

function counted(count: number): string {
  const results = `${count} ${count > 1 ? text.count.many : text.count.one}`;
  const { before, after } = text.firstOnly;
  return count > SHOWN ? `${results}, ${before} ${SHOWN} ${after}` : results;
}

const linkStyle =
  'flex min-h-11 items-center rounded-card px-3 font-semibold hover:bg-surface-strong hover:text-highlight focus-visible:-outline-offset-3';

/** Answer of the search: suggestions, no result, or results with their announced number. */
export function SearchAnswer({ search, query, onLeave }: SearchAnswerProps) {
  const asked = isAsked(query);
  const found = useMemo(() => (search && asked ? search(query) : []), [search, query, asked]);
  const nothing = search !== null && asked && found.length === 0;
  const status = search ? (nothing ? `${text.none} ${quoted(query)}` : counted(found.length)) : text.loading;
  const links = asked ? text.noneLinks : searchSuggestions;

  return (
    <>
      <p role="status" className="px-4 text-sm text-muted wrap-anywhere not-empty:pt-3">
        {asked ? status : null}
      </p>
      <div className="min-h-0 overflow-y-auto p-1 [scrollbar-color:var(--line-strong)_transparent]">
        {found.length > 0 ? (
          <ul aria-label={text.results}>
            {found.slice(0, SHOWN).map((one) => (
              // a new element for each query, because a translator may have changed the old one
              <SearchResult key={`${one.entry.url} ${query}`} found={one} onLeave={onLeave} />
            ))}
          </ul>
        ) : null}
        {nothing || !asked ? (
          <>
            <p className="px-3 pt-2 text-sm text-muted">{asked ? text.noneText : text.suggestions}</p>
            <ul className="sm:columns-2">
              {links.map(({ label, href }) => (
                <li key={href}>
                  <SearchLink href={href} onLeave={onLeave} className={linkStyle}>
                    {label}
                  </SearchLink>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </>
  );
}
