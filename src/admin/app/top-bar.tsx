import { ExternalLink, LogOut, Menu, PanelLeft, Search } from 'lucide-react';
import { useOwnNameAndEmail } from '@/admin/features/auth/use-identity';
import { Button } from '@/admin/ui/button';
import { adminLayoutText } from '@/copy/admin/shell';
import { AccountDialogButton } from './account-dialog-button';
import { ThemePickerButton } from './theme-picker-button';

interface TopBarProps {
  isDesktop: boolean;
  isSidebarExpanded: boolean;
  onToggle: () => void;
  onSearch: () => void;
  onSignOut: () => void;
  isSigningOut: boolean;
}

const iconButtonClass =
  'grid size-10 shrink-0 place-items-center rounded-card text-muted hover:bg-surface-strong hover:text-fg';

export function TopBar(props: TopBarProps) {
  const { isDesktop, isSidebarExpanded, onToggle, onSearch, onSignOut, isSigningOut } = props;
  const { name, email } = useOwnNameAndEmail();
  const toggleLabel = isSidebarExpanded ? adminLayoutText.collapse : adminLayoutText.expand;
  const Icon = isDesktop ? PanelLeft : Menu;

  return (
    <header
      data-top-bar=""
      className="sticky top-0 z-20 flex min-h-14 flex-wrap items-center gap-x-1 border-b border-line bg-bg px-3 sm:gap-x-2 sm:px-5"
    >
      <button
        type="button"
        className={iconButtonClass}
        aria-label={isDesktop ? toggleLabel : adminLayoutText.openMenu}
        aria-expanded={isDesktop ? isSidebarExpanded : undefined}
        aria-haspopup={isDesktop ? undefined : 'dialog'}
        aria-controls={isDesktop ? 'barre-laterale' : undefined}
        aria-keyshortcuts="Control+B Meta+B"
        title={isDesktop ? `${toggleLabel} (${adminLayoutText.shortcut})` : undefined}
        onClick={onToggle}
      >
        <Icon className="size-5" aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title={`${adminLayoutText.search} (${adminLayoutText.searchShortcut})`}
        className="flex min-h-10 min-w-10 items-center justify-center gap-2 rounded-card text-sm text-muted hover:bg-surface-strong hover:text-fg lg:w-72 lg:justify-start lg:border lg:border-line-strong lg:bg-surface lg:px-3"
        onClick={onSearch}
      >
        <Search className="size-5 shrink-0 lg:size-4" aria-hidden="true" />
        <span className="flex-1 truncate text-left max-lg:sr-only">{adminLayoutText.search}</span>
        <kbd className="font-sans text-xs max-lg:hidden">{adminLayoutText.searchShortcut}</kbd>
      </button>
      <a
        href="/"
        className="inline-flex min-h-10 items-center gap-2 rounded-card px-2 text-sm whitespace-nowrap text-muted hover:text-fg max-sm:hidden"
      >
        {adminLayoutText.site}
        <ExternalLink className="size-4" aria-hidden="true" />
      </a>
      <AccountDialogButton name={name} email={email} />
      <ThemePickerButton />
      <Button variant="quiet" className="shrink-0 max-sm:px-2" disabled={isSigningOut} onClick={onSignOut}>
        <LogOut className="size-4 max-sm:hidden" aria-hidden="true" />
        {isSigningOut ? adminLayoutText.signingOut : adminLayoutText.signOut}
      </Button>
    </header>
  );
}
