import { type Ref, useState } from 'react';
import { type BaseDialogButtonProps, DialogButton } from '@/site/components/dialog-button';

const loadDialog = () => import('./search-dialog').then((module) => module.SearchDialog);

interface SearchDialogButtonProps extends BaseDialogButtonProps {
  /** Keyboard shortcut, announced by screen readers. */
  shortcut?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Button that opens the search of the site with the previous query. */
export function SearchDialogButton(props: SearchDialogButtonProps) {
  const [query, setQuery] = useState('');
  return (
    <DialogButton
      {...props}
      load={loadDialog}
      preload={false}
      dialogProps={{ query, onQueryChange: setQuery }}
    />
  );
}
