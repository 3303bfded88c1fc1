import { Search } from 'lucide-react';
import { useId } from 'react';
import { useDebouncedInput } from '@/shared/hooks/use-debounced-input';
import { inputLimits } from '@/shared/lib/limits';

interface SearchFieldProps {
  label: string;
  value: string;
  onSearch: (value: string) => void;
}

/** Pause in typing after which the search starts. */
const SEARCH_DELAY_MS = 300;

/** Search field that searches after a pause in typing, on Enter and on blur. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const id = useId();
  const { text, changeText, applyNow } = useDebouncedInput(value, onSearch, SEARCH_DELAY_MS);
  return (
    <search className="relative block w-full sm:w-72">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
        aria-hidden="true"
      />
      <input
        id={id}
        type="search"
        value={text}
        maxLength={inputLimits.search}
        placeholder={label}
        className="min-h-10 w-full rounded-card border border-line-strong bg-surface py-2 pr-3 pl-9 text-base text-fg sm:text-sm placeholder:text-muted hover:border-highlight"
        onChange={(event) => changeText(event.target.value)}
        // Does not wait for the pause: a later search would replace the address that a clicked link or filter has opened.
        onBlur={applyNow}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The form around the field would save or publish.
          event.preventDefault();
          applyNow();
        }}
      />
    </search>
  );
}
