import { Command } from 'cmdk';
import { FileText, Globe, Link2, Search } from 'lucide-react';
import { useId, useState } from 'react';
import { getPublicationState } from '@/admin/lib/publication-state';
import { PaletteSection, paletteItemClass } from '@/admin/ui/palette-section';
import { PublicationBadge } from '@/admin/ui/publication-badge';
import { linkDialogText as text } from '@/copy/admin/links';
import { pageNamesByPath } from '@/copy/site-pages';
import { getContentPath } from '@/shared/lib/content-path';
import { inputLimits } from '@/shared/lib/limits';
import { matchesSearchQuery } from '@/shared/lib/search-text';
import { useContentSearch } from '../api/content-search';
import { parseLinkAddress } from '../link-address';

interface LinkPickerProps {
  /** Current address; empty for a new link. */
  value: string;
  /** `name` is passed for a page or a content of the site. */
  onPick: (href: string, name?: string) => void;
}

interface SitePage {
  href: string;
  name: string;
}

const pages: SitePage[] = Object.entries(pageNamesByPath).map(([href, name]) => ({ href, name }));

interface PageResultsProps {
  heading: string;
  results: SitePage[];
  onPick: LinkPickerProps['onPick'];
}

function PageResults({ heading, results, onPick }: PageResultsProps) {
  if (results.length === 0) return null;
  return (
    <PaletteSection heading={heading}>
      {results.map(({ href, name }) => (
        <Command.Item
          key={href}
          value={href}
          className={paletteItemClass}
          onSelect={() => onPick(href, name)}
        >
          <Globe className="size-4 shrink-0" aria-hidden="true" />
          <span className="min-w-0 flex-1 truncate">{name}</span>
          <span className="truncate text-sm text-muted max-sm:hidden">{href}</span>
        </Command.Item>
      ))}
    </PaletteSection>
  );
}

/** Field for the target of a link: a typed address, or a page or content found by a search. */
export function LinkPicker({ value, onPick }: LinkPickerProps) {
  const [inputText, setInputText] = useState(value);
  const statusId = useId();
  const parsedAddress = parseLinkAddress(inputText);
  const searchText = parsedAddress ? '' : inputText.trim().slice(0, inputLimits.search);
  const search = useContentSearch(searchText);
  const { href = '', problem = '' } = parsedAddress ?? {};
  const matchingPages = parsedAddress ? [] : pages.filter(({ name }) => matchesSearchQuery(searchText, name));
  const hasResults = matchingPages.length > 0 || search.rows.length > 0;

  function getStatusText(): string {
    if (problem) return problem;
    if (search.isWaiting) return text.searching;
    if (search.hasFailed) return text.searchFailed;
    return searchText !== '' && !hasResults ? text.noResult : '';
  }

  return (
    // The results are filtered above. The filter of cmdk compares accents and would hide results of the server.
    <Command label={text.field} shouldFilter={false} loop className="flex min-h-0 flex-col">
      <div className="flex items-center gap-3 rounded-card border border-line-strong bg-surface px-3.5 focus-within:border-highlight">
        <Search className="size-5 shrink-0 text-muted" aria-hidden="true" />
        <Command.Input
          value={inputText}
          onValueChange={setInputText}
          maxLength={inputLimits.webAddress}
          placeholder={text.placeholder}
          aria-invalid={problem !== ''}
          aria-describedby={statusId}
          className="min-h-11.5 min-w-0 flex-1 bg-transparent text-base text-fg outline-none placeholder:text-muted"
        />
      </div>
      <p
        id={statusId}
        role="status"
        className={problem ? 'pt-2 text-sm font-semibold text-danger' : 'pt-2 text-sm text-muted'}
      >
        {getStatusText()}
      </p>
      <Command.List label={text.results} className="h-64 overflow-y-auto pt-2">
        {href ? (
          <PaletteSection heading={text.groups.address}>
            <Command.Item value={href} className={paletteItemClass} onSelect={() => onPick(href)}>
              <Link2 className="size-4 shrink-0" aria-hidden="true" />
              <span className="min-w-0 flex-1 truncate">{href}</span>
            </Command.Item>
          </PaletteSection>
        ) : null}
        <PageResults heading={text.groups.pages} results={matchingPages} onPick={onPick} />
        {/* Contents load later than pages. They come last, so that no visible result moves. */}
        {search.rows.length > 0 ? (
          <PaletteSection heading={text.groups.contents}>
            {search.rows.map((row) => (
              <Command.Item
                key={row.id}
                value={row.id}
                className={paletteItemClass}
                onSelect={() => onPick(getContentPath(row), row.title)}
              >
                <FileText className="size-4 shrink-0" aria-hidden="true" />
                <span className="min-w-0 flex-1 truncate">{row.title}</span>
                {getPublicationState(row) === 'published' ? null : (
                  <span className="text-sm text-muted max-sm:sr-only">{text.notOnline}</span>
                )}
                <PublicationBadge row={row} />
              </Command.Item>
            ))}
          </PaletteSection>
        ) : null}
      </Command.List>
    </Command>
  );
}
