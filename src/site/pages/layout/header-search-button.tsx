import { headerText } from '@/copy/navigation';
import { Icon } from '@/shared/components/icon';
import { useShortcut } from '@/shared/hooks/use-shortcut';
import { useHydrated } from '@/site/hooks/use-hydrated';
import { SearchDialogButton } from '@/site/search/search-dialog-button';
import { isSearchShortcutEnabled, SEARCH_SHORTCUT_KEY } from '@/site/search/search-shortcut';

const findButton = () => document.querySelector<HTMLElement>(`[aria-keyshortcuts="${SEARCH_SHORTCUT_KEY}"]`);

/** Returns false when the shortcut is off, or while an open dialog hides the page. */
const canOpenSearch = () => isSearchShortcutEnabled() && !findButton()?.closest('[aria-hidden="true"]');

/** Search button of the header; the shortcut clicks it. */
export function HeaderSearchButton() {
  useShortcut(SEARCH_SHORTCUT_KEY, () => findButton()?.click(), {
    withoutCtrl: true,
    isEnabled: canOpenSearch,
  });
  return (
    <SearchDialogButton
      shortcut={useHydrated() ? SEARCH_SHORTCUT_KEY : undefined}
      className="flex min-h-11 items-center rounded-card bg-bg/85 px-3"
    >
      <Icon name="search" className="-mx-1 size-7" />
      <span className="sr-only">{headerText.search}</span>
    </SearchDialogButton>
  );
}
