import { ExternalLink, LogOut, Menu, PanelLeft } from 'lucide-react';
import { useState } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { commonText } from '@/content/admin/common';
import { shellText } from '@/content/admin/shell';
import { useSignOut } from '@/features/auth/api/auth-mutations';
import { useIdentity } from '@/features/auth/use-identity';
import { unsavedWork } from '@/lib/unsaved-work';
import { AccountButton } from './account-button';

interface TopBarProps {
  desktop: boolean;
  sidebarOpen: boolean;
  onToggle: () => void;
}

/** Who is signed in, and the way out. */
export function TopBar({ desktop, sidebarOpen, onToggle }: TopBarProps) {
  const { name, email } = useIdentity();
  const signOut = useSignOut();
  const [asking, setAsking] = useState(false);
  const reduce = sidebarOpen ? shellText.collapse : shellText.expand;
  const Icon = desktop ? PanelLeft : Menu;

  function handleSignOut() {
    if (unsavedWork.exists()) setAsking(true);
    else signOut.mutate();
  }

  function handleLeave() {
    setAsking(false);
    unsavedWork.discard();
    signOut.mutate();
  }

  return (
    <header className="sticky top-0 z-20 flex min-h-14 items-center gap-2 border-b border-line bg-bg px-3 sm:px-5">
      <button
        type="button"
        className="grid size-10 shrink-0 place-items-center rounded-card text-muted hover:bg-surface-strong hover:text-fg"
        aria-label={desktop ? reduce : shellText.openMenu}
        aria-expanded={desktop ? sidebarOpen : undefined}
        aria-haspopup={desktop ? undefined : 'dialog'}
        aria-controls={desktop ? 'barre-laterale' : undefined}
        aria-keyshortcuts="Control+B Meta+B"
        title={desktop ? `${reduce} (${shellText.shortcut})` : undefined}
        onClick={onToggle}
      >
        <Icon className="size-5" aria-hidden="true" />
      </button>
      <a
        href="/"
        className="inline-flex min-h-10 items-center gap-2 rounded-card px-2 text-sm text-muted hover:text-fg max-sm:hidden"
      >
        {shellText.site}
        <ExternalLink className="size-4" aria-hidden="true" />
      </a>
      <AccountButton name={name} email={email} />
      <button
        type="button"
        className={buttonStyles('quiet', 'shrink-0', 'compact')}
        disabled={signOut.isPending}
        onClick={handleSignOut}
      >
        <LogOut className="size-4" aria-hidden="true" />
        {signOut.isPending ? shellText.signingOut : shellText.signOut}
      </button>
      <ConfirmDialog
        open={asking}
        title={commonText.leave.title}
        description={commonText.leave.text}
        confirmLabel={commonText.leave.confirm}
        cancelLabel={commonText.leave.stay}
        onConfirm={handleLeave}
        onCancel={() => setAsking(false)}
      />
    </header>
  );
}
