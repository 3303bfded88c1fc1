import { useMemo } from 'react';
import { searchSuggestionLinks, searchDialogText as text } from '@/copy/search';
import { isSearchableQuery, type SearchFunction } from './engine';
import { SearchLink } from './search-link';
import { SearchResultItem } from './search-result-item';

interface SearchResultsPanelProps {
  /** Null while it is loading. */
  search: SearchFunction | null;
  /** Query of these results; the visitor may have typed more since. */
  query: string;
  onLeave: () => void;
}

/** Maximum number of results. */
const MAX_RESULTS = 30;

const quote = (query: string) => `«\u00a0${query}\u00a0»`;

function formatCount(count: number): string {
  const results = `${count} ${count > 1 ? text.count.many : text.count.one}`;
  const { before, after } = text.firstOnly;
  return count > MAX_RESULTS ? `${results}, ${before} ${MAX_RESULTS} ${after}` : results;
}

const linkClassName =
  'flex min-h-11 items-center rounded-card px-3 font-semibold hover:bg-surface-strong hover:text-highlight focus-visible:-outline-offset-3';

/** Shows suggestions before a query, then the results and their number, or a sentence when nothing matches. */
export function SearchResultsPanel({ search, query, onLeave }: SearchResultsPanelProps) {
  const hasWords = isSearchableQuery(query);
  const matches = useMemo(() => (search && hasWords ? search(query) : []), [search, query, hasWords]);
  const hasNoMatch = search !== null && hasWords && matches.length === 0;
  const resultStatus = hasNoMatch ? `${text.none} ${quote(query)}` : formatCount(matches.length);
  const status = search ? resultStatus : text.loading;
  const links = hasWords ? text.noneLinks : searchSuggestionLinks;

  return (
    <>
      <p role="status" className="px-4 text-sm text-muted wrap-anywhere not-empty:pt-3">
        {hasWords ? status : null}
      </p>
      <div className="min-h-0 overflow-y-auto p-1 [scrollbar-color:var(--line-strong)_transparent]">
        {matches.length > 0 ? (
          <ul aria-label={text.results}>
            {matches.slice(0, MAX_RESULTS).map((match) => (
              // A new element for each query, because a translator may have changed the old one.
              <SearchResultItem key={`${match.entry.url} ${query}`} match={match} onLeave={onLeave} />
            ))}
          </ul>
        ) : null}
        {hasNoMatch || !hasWords ? (
          <>
            <p className="px-3 pt-2 text-sm text-muted">{hasWords ? text.noneText : text.suggestions}</p>
            <ul className="sm:columns-2">
              {links.map(({ label, href }) => (
                <li key={href}>
                  <SearchLink href={href} onLeave={onLeave} className={linkClassName}>
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
