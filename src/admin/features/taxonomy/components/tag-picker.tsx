import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { quoteName } from '@/admin/lib/quote-name';
import { Button } from '@/admin/ui/button';
import { taxonomyCommonText } from '@/copy/admin/taxonomy';
import { TextField } from '@/shared/form/field';
import { inputLimits } from '@/shared/lib/limits';
import { type TagRow, taxonomyQueries } from '../api/taxonomy-queries';

const text = taxonomyCommonText.picker;

interface TagPickerProps {
  label: string;
  hint?: string;
  error?: string;
  emptyText: string;
  excludedIds: readonly string[];
  /** Returns the accessible name of a suggested tag. */
  getLabel: (tag: TagRow) => string;
  onChoose: (tag: TagRow) => void;
  /** Creates a tag with this name, then calls `onCreated`. Undefined where no tag may be created. */
  create?: ((name: string, onCreated: () => void) => void) | undefined;
  isCreating?: boolean;
}

const normalize = (name: string) => name.trim().toLocaleLowerCase('fr');

/** Search field for tags, with a button for each match. */
export function TagPicker(props: TagPickerProps) {
  const { label, hint, error, emptyText, excludedIds, getLabel, onChoose, create, isCreating } = props;
  const [value, setValue] = useState('');
  const typedName = value.trim();
  const search = useDeferredValue(typedName);
  const { data, isError, isPlaceholderData } = useQuery(taxonomyQueries.tagSuggestions(search));
  const suggestions = (data ?? []).filter(({ id }) => !excludedIds.includes(id));
  const hasTypedName = ({ name }: TagRow) => normalize(name) === normalize(typedName);
  const tagExists = (data ?? []).some(hasTypedName);
  // Until the typed search is loaded, the query returns the suggestions of an earlier search.
  const areSuggestionsOutdated = search !== typedName || isPlaceholderData;
  const isNewName = typedName !== '' && data !== undefined && !areSuggestionsOutdated && !tagExists;
  // The person may have typed the next name while a tag was created.
  const clearTypedName = () => setValue((current) => (current === value ? '' : current));

  function choose(tag: TagRow) {
    onChoose(tag);
    setValue('');
  }

  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={label}
        hint={hint}
        error={error}
        value={value}
        maxLength={inputLimits.tag.name}
        autoComplete="off"
        onChange={(event) => setValue(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter must not submit the surrounding form.
          event.preventDefault();
          if (!typedName || areSuggestionsOutdated) return;
          // A typed tag that exists may be excluded, because it is chosen already.
          const bestMatch = tagExists ? suggestions.find(hasTypedName) : suggestions[0];
          if (bestMatch) choose(bestMatch);
          else if (isNewName) create?.(typedName, clearTypedName);
        }}
      />
      {isError ? <p className="text-sm text-muted">{text.failed}</p> : null}
      {data && suggestions.length === 0 && value ? <p className="text-sm text-muted">{emptyText}</p> : null}
      <ul aria-label={text.proposedTags} className="flex flex-wrap gap-1.5">
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
      {create && isNewName ? (
        <Button
          icon={Plus}
          className="self-start"
          disabled={isCreating}
          onClick={() => create(typedName, clearTypedName)}
        >
          {isCreating ? text.creating : `${text.create} ${quoteName(typedName)}`}
        </Button>
      ) : null}
    </div>
  );
}
