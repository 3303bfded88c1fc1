import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { taxonomyText } from '@/copy/admin/taxonomy';
import { TextField } from '@/shared/form/field';
import { type TagRow, taxonomyQueries } from '../api/taxonomy-queries';

interface TagSearchProps {
  label: string;
  hint?: string;
  error?: string;
  /** Text when no tag matches. */
  nothing: string;
  /** Ids of tags to leave out. */
  without: readonly string[];
  /** Accessible name of a proposal. */
  nameOf: (tag: TagRow) => string;
  onChoose: (tag: TagRow) => void;
  /** Draws an action on a text that no tag has. */
  extra?: (typed: string, clear: () => void) => ReactNode;
  /** Handles Enter when no tag matches. */
  onEnterAlone?: (typed: string, clear: () => void) => void;
}

const spelled = (text: string) => text.trim().toLocaleLowerCase('fr');

/** Search field for tags, with a button for each match. */
export function TagSearch(props: TagSearchProps) {
  const { label, hint, error, nothing, without, nameOf, onChoose, extra, onEnterAlone } = props;
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { data, isError } = useQuery(taxonomyQueries.tagProposals(search));
  const proposals = (data ?? []).filter(({ id }) => !without.includes(id));
  const known = (data ?? []).some(({ name }) => spelled(name) === spelled(typed));
  const clear = () => setTyped('');

  function choose(tag: TagRow) {
    onChoose(tag);
    clear();
  }

  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={label}
        hint={hint}
        error={error}
        value={typed}
        maxLength={60}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter must not submit the form around.
          event.preventDefault();
          if (!typed.trim() || search !== typed.trim()) return;
          const exact = proposals.find(({ name }) => spelled(name) === spelled(typed));
          const first = exact ?? proposals[0];
          if (first) choose(first);
          else if (!known) onEnterAlone?.(typed.trim(), clear);
        }}
      />
      {isError ? <p className="text-sm text-muted">{taxonomyText.picker.failed}</p> : null}
      {data && proposals.length === 0 && typed ? <p className="text-sm text-muted">{nothing}</p> : null}
      <ul aria-label={taxonomyText.picker.proposals} className="flex flex-wrap gap-1.5">
        {proposals.map((tag) => (
          <li key={tag.id}>
            <button
              type="button"
              aria-label={nameOf(tag)}
              className="min-h-9 rounded-full border border-line-strong px-3 text-sm text-muted hover:border-highlight hover:text-fg"
              onClick={() => choose(tag)}
            >
              {tag.name}
            </button>
          </li>
        ))}
      </ul>
      {typed.trim() && data && !known ? extra?.(typed.trim(), clear) : null}
    </div>
  );
}
