import { useState } from 'react';
import { searchDialogText } from '@/copy/search';
import { isSearchShortcutEnabled, SEARCH_SHORTCUT_KEY, setSearchShortcutEnabled } from './search-shortcut';

/** Lists the keys of the search dialog, and switches its shortcut on or off. */
export function SearchShortcutFooter() {
  const [isEnabled, setIsEnabled] = useState(isSearchShortcutEnabled);
  const { choose, enter, open, escape: escapeKey, close } = searchDialogText.keys;
  const keyClassName = 'font-sans font-semibold';
  return (
    <div className="flex items-center justify-between gap-4 border-t border-line px-4 text-xs text-muted pointer-coarse:hidden">
      <p aria-hidden="true" className="max-sm:hidden">
        <kbd className={keyClassName}>↑ ↓</kbd> {choose} · <kbd className={keyClassName}>{enter}</kbd> {open}{' '}
        · <kbd className={keyClassName}>{escapeKey}</kbd> {close}
      </p>
      <label className="flex min-h-10 cursor-pointer items-center gap-2">
        <input
          type="checkbox"
          checked={isEnabled}
          onChange={({ target }) => {
            setIsEnabled(target.checked);
            setSearchShortcutEnabled(target.checked);
          }}
          className="size-4 accent-accent"
        />
        <span>
          {searchDialogText.openByKey} <kbd className={keyClassName}>{SEARCH_SHORTCUT_KEY}</kbd>
        </span>
      </label>
    </div>
  );
}
