import { useState } from 'react';
import { headerText } from '@/copy/navigation';
import { Icon } from '@/shared/components/icon';
import { DialogButton } from '@/site/components/dialog-button';
import { loadSearchDialog } from '@/site/search/load-search-dialog';

/** Button in the shape of a field, which opens the search of the site. */
export function NotFoundSearch() {
  const [query, setQuery] = useState('');
  return (
    <DialogButton
      load={loadSearchDialog}
      preload={false}
      preset={{ query, onQueryChange: setQuery }}
      className="mt-8 flex min-h-14 w-full max-w-xl items-center gap-3 rounded-card border border-line-strong bg-surface px-4 text-left text-lg text-muted hover:border-highlight"
    >
      <Icon name="search" className="text-highlight" />
      {headerText.search}
    </DialogButton>
  );
}
