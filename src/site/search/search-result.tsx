import { searchKinds } from '@/copy/search';
import type { Found } from './engine';
import { excerpt, marked, type Piece } from './excerpt';
import { SearchLink } from './search-link';

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, marked: isMarked }, index) =>
    isMarked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
      <mark key={index} className="bg-transparent font-semibold text-highlight underline">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

/** One result: what it is, its title, and where it answers. The whole of it can be pressed. */
export function SearchResult({ found, onLeave }: { found: Found; onLeave: () => void }) {
  const { entry, words } = found;
  const { pieces, anchor } = excerpt(found);
  return (
    <li className="relative scroll-my-2 rounded-card px-3 py-2.5 focus-within:bg-surface-strong hover:bg-surface-strong">
      <p className="text-xs font-semibold text-muted">{searchKinds[entry.kind]}</p>
      <SearchLink
        href={anchor ? `${entry.url}#${anchor}` : entry.url}
        onLeave={onLeave}
        className="font-semibold outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-highlight"
      >
        <Marked pieces={marked(entry.title, words)} />
      </SearchLink>
      <p className="text-sm text-muted">
        <Marked pieces={pieces} />
      </p>
    </li>
  );
}
