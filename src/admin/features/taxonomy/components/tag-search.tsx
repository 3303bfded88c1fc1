import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { taxonomyText } from '@/copy/admin/taxonomy';
import { TextField } from '@/shared/form/field';
import { textLengthLimits } from '@/shared/lib/limits';
import { type TagRow, taxonomyQueries } from '../api/taxonomy-queries';

interface TagSearchProps {
  label: string;
  hint?: string;
  error?: string;
  /** Text when no tag matches. */
  emptyText: string;
  /** Ids of tags to leave out. */
  excludedIds: readonly string[];
  /** Returns the accessible name of a suggested tag. */
  getLabel: (tag: TagRow) => string;
  onChoose: (tag: TagRow) => void;
  /** Renders the button that creates a tag with this name. `clear` empties the field. */
  renderCreateButton?: (name: string, clear: () => void) => ReactNode;
  /** Handles Enter when no tag matches. */
  onEnterWithoutMatch?: (name: string, clear: () => void) => void;
}

const normalize = (text: string) => text.trim().toLocaleLowerCase('fr');

/** Search field for tags, with a button for each match. */
export function TagSearch(props: TagSearchProps) {
  const {
    label,
    hint,
    error,
    emptyText,
    excludedIds,
    getLabel,
    onChoose,
    renderCreateButton,
    onEnterWithoutMatch,
  } = props;
  const [value, setValue] = useState('');
  const search = useDeferredValue(value.trim());
  const { data, isError } = useQuery(taxonomyQueries.tagSuggestions(search));
  const suggestions = (data ?? []).filter(({ id }) => !excludedIds.includes(id));
  const tagExists = (data ?? []).some(({ name }) => normalize(name) === normalize(value));
  const clear = () => setValue('');

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
        value={value}
        maxLength={textLengthLimits.tag.name}
        autoComplete="off"
        onChange={(event) => setValue(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter must not submit the surrounding form.
          event.preventDefault();
          if (!value.trim() || search !== value.trim()) return;
          const exactMatch = suggestions.find(({ name }) => normalize(name) === normalize(value));
          const bestMatch = exactMatch ?? suggestions[0];
          if (bestMatch) choose(bestMatch);
          else if (!tagExists) onEnterWithoutMatch?.(value.trim(), clear);
        }}
      />
      {isError ? <p className="text-sm text-muted">{taxonomyText.picker.failed}</p> : null}
      {data && suggestions.length === 0 && value ? <p className="text-sm text-muted">{emptyText}</p> : null}
      <ul aria-label={taxonomyText.picker.proposedTags} className="flex flex-wrap gap-1.5">
        {suggestions.map((tag) => (
          <li key={tag.id}>
            <button
              type="button"
              aria-label={getLabel(tag)}
              className="min-h-9 rounded-full border border-line-strong px-3 text-sm text-muted hover:border-highlight hover:text-fg"
              onClick={() => choose(tag)}
            >
              {tag.name}
            </button>
          </li>
        ))}
      </ul>
      {value.trim() && data && !tagExists ? renderCreateButton?.(value.trim(), clear) : null}
    </div>
  );
}
