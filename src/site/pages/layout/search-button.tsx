import { useState } from 'react';
import { headerText } from '@/copy/navigation';
import { Icon } from '@/shared/components/icon';
import { useShortcut } from '@/shared/hooks/use-shortcut';
import { DialogButton } from '@/site/components/dialog-button';
import { useHydrated } from '@/site/hooks/use-hydrated';
import { SEARCH_KEY, searchKeyWorks } from '@/site/search/search-key';

const loadDialog = () => import('@/site/search/search-dialog').then((module) => module.SearchDialog);

const findButton = () => document.querySelector<HTMLElement>(`[aria-keyshortcuts="${SEARCH_KEY}"]`);

/** Under an open window the page is hidden, and its key is not for us. */
const mayOpen = () => searchKeyWorks() && !findButton()?.closest('[aria-hidden="true"]');

/** Opens the search of the site, by a press or by its key; what was looked for is there again. */
export function SearchButton() {
  const [query, setQuery] = useState('');
  useShortcut(SEARCH_KEY, () => findButton()?.click(), { alone: true, when: mayOpen });
  return (
    <DialogButton
      load={loadDialog}
      preload={false}
      shortcut={useHydrated() ? SEARCH_KEY : undefined}
      preset={{ query, onQuery: setQuery }}
      className="flex min-h-11 items-center rounded-card px-3"
    >
      <Icon name="search" className="-mx-1 size-7" />
      <span className="sr-only">{headerText.search}</span>
    </DialogButton>
  );
}
