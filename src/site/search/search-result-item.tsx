import { searchKindLabels } from '@/copy/search';
import type { SearchMatch } from './engine';
import { createSearchExcerpt, splitByMatches, type TextFragment } from './excerpt';
import { SearchLink } from './search-link';

function MarkedText({ fragments }: { fragments: readonly TextFragment[] }) {
  return fragments.map(({ text, isMatch }, index) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: fragments of one text have no other key
      <mark key={index} className="bg-transparent font-semibold text-highlight underline">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

/** One result: its kind, its title and an excerpt. The whole result is clickable. */
export function SearchResultItem({ match, onLeave }: { match: SearchMatch; onLeave: () => void }) {
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
