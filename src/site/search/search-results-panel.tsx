import { type MouseEvent, type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { searchKindLabels, searchSuggestionLinks, searchDialogText as text } from '@/copy/search';
import { isContentPath } from '@/shared/lib/content-path';
import { isModifiedClick } from '@/shared/lib/is-modified-click';
import { isSearchableQuery, type SearchFunction, type SearchMatch } from './engine';
import { createSearchExcerpt, splitByMatches, type TextFragment } from './excerpt';

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

function MarkedText({ fragments }: { fragments: readonly TextFragment[] }) {
  return fragments.map(({ text: fragmentText, isMatch }, index) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: fragments of one text have no other key
      <mark key={index} className="bg-transparent font-semibold text-highlight underline">
        {fragmentText}
      </mark>
    ) : (
      fragmentText
    ),
  );
}

/** One result: its kind, its title and an excerpt. The whole result is clickable. */
function SearchResultItem({ match, onLeave }: { match: SearchMatch; onLeave: () => void }) {
  const { entry, matchedWords } = match;
  const { fragments, anchor } = createSearchExcerpt(match);
  return (
    <li className="relative scroll-my-2 rounded-card px-3 py-2.5 focus-within:bg-surface-strong hover:bg-surface-strong">
      <p className="text-xs font-semibold text-muted">{searchKindLabels[entry.kind]}</p>
      <SearchLink
        href={anchor ? `${entry.url}#${anchor}` : entry.url}
        onLeave={onLeave}
        className="font-semibold outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-highlight"
      >
        <MarkedText fragments={splitByMatches(entry.title, matchedWords)} />
      </SearchLink>
      <p className="text-sm text-muted">
        <MarkedText fragments={fragments} />
      </p>
    </li>
  );
}

interface SearchLinkProps {
  href: string;
  className?: string;
  /** Closes the search at a navigation of the router. A full page load or another tab does not call it. */
  onLeave: () => void;
  children: ReactNode;
}

/** A link out of the search. Articles and pages of staff need a full page load (specification 2.9). */
function SearchLink({ href, className, onLeave, children }: SearchLinkProps) {
  const isFullLoad = isContentPath(href);
  function handleClick(event: MouseEvent) {
    if (!isFullLoad && !isModifiedClick(event)) onLeave();
  }
  return (
    <Link to={href} reloadDocument={isFullLoad} className={className} onClick={handleClick}>
      {children}
    </Link>
  );
}

interface SearchResultsPanelProps {
  /** Null while it is loading. */
  search: SearchFunction | null;
  /** Query of these results; the visitor may have typed more since. */
  query: string;
  onLeave: () => void;
}

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
