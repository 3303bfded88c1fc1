import { useState } from 'react';
import { headerText } from '@/copy/navigation';
import { Icon } from '@/shared/components/icon';
import { useShortcut } from '@/shared/hooks/use-shortcut';
import { DialogButton } from '@/site/components/dialog-button';
import { useHydrated } from '@/site/hooks/use-hydrated';
import { loadSearchDialog } from '@/site/search/load-search-dialog';
import { isSearchShortcutEnabled, SEARCH_SHORTCUT_KEY } from '@/site/search/search-key';

const findButton = () => document.querySelector<HTMLElement>(`[aria-keyshortcuts="${SEARCH_SHORTCUT_KEY}"]`);

/** Returns false when the shortcut is off, or while an open dialog hides the page. */
const canOpenSearch = () => isSearchShortcutEnabled() && !findButton()?.closest('[aria-hidden="true"]');

/** Button that opens the search with the previous query; its shortcut clicks it. */
export function SearchButton() {
  const [query, setQuery] = useState('');
  useShortcut(SEARCH_SHORTCUT_KEY, () => findButton()?.click(), {
    withoutCtrl: true,
    isEnabled: canOpenSearch,
  });
  return (
    <DialogButton
      load={loadSearchDialog}
      preload={false}
      shortcut={useHydrated() ? SEARCH_SHORTCUT_KEY : undefined}
      preset={{ query, onQueryChange: setQuery }}
      className="flex min-h-11 items-center rounded-card bg-bg/85 px-3"
    >
      <Icon name="search" className="-mx-1 size-7" />
      <span className="sr-only">{headerText.search}</span>
    </DialogButton>
  );
}
