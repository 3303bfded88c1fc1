import { useState } from 'react';
import { searchText } from '@/copy/search';
import { letSearchKey, SEARCH_KEY, searchKeyWorks } from './search-key';

/** The keys of the search, and the switch for its shortcut. */
export function KeyChoice() {
  const [works, setWorks] = useState(searchKeyWorks);
  const { choose, enter, open, escape: leave, close } = searchText.keys;
  const key = 'font-sans font-semibold';
  return (
    <div className="flex items-center justify-between gap-4 border-t border-line px-4 text-xs text-muted pointer-coarse:hidden">
      <p aria-hidden="true" className="max-sm:hidden">
        <kbd className={key}>↑ ↓</kbd> {choose} · <kbd className={key}>{enter}</kbd> {open} ·{' '}
        <kbd className={key}>{leave}</kbd> {close}
      </p>
      <label className="flex min-h-10 cursor-pointer items-center gap-2">
        <input
          type="checkbox"
          checked={works}
          onChange={({ target }) => {
            setWorks(target.checked);
            letSearchKey(target.checked);
          }}
          className="size-4 accent-accent"
        />
        <span>
          {searchText.openByKey} <kbd className={key}>{SEARCH_KEY}</kbd>
        </span>
      </label>
    </div>
  );
}
