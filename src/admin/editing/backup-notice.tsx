import { History } from 'lucide-react';
import { formatAdminDateTime } from '@/admin/lib/admin-date';
import { Button } from '@/admin/ui/button';
import { backupText as text } from '@/copy/admin/content-writing';
import { focusTitle } from '@/shared/lib/focus-title';
import type { StoredBackup } from './use-local-backup';

interface BackupNoticeProps {
  editor: {
    backup: { restorableBackup: Pick<StoredBackup<unknown>, 'savedAt'> | null; dismiss: () => void };
    restoreBackup: () => void;
  };
}

/** Offers to restore unsaved text: from an earlier visit, or replaced by a colleague's version. Else renders nothing. */
export function BackupNotice({ editor: { backup, restoreBackup } }: BackupNoticeProps) {
  if (!backup.restorableBackup) return null;
  const { savedAt } = backup.restorableBackup;

  function handleChoice(choice: () => void) {
    choice();
    // The pressed button disappears with the notice.
    focusTitle();
  }

  return (
    <section
      aria-label={text.title}
      className="mb-5 flex flex-wrap items-center gap-3 rounded-card border border-highlight bg-surface p-3"
    >
      <History className="size-5 shrink-0 text-highlight" aria-hidden="true" />
      <div role="status" className="min-w-0 flex-1 basis-60">
        <p className="font-semibold">{text.title}</p>
        <p className="text-sm text-muted">
          {text.keptOn} <time dateTime={savedAt}>{formatAdminDateTime(savedAt)}</time>.
        </p>
      </div>
      <Button variant="primary" onClick={() => handleChoice(restoreBackup)}>
        {text.restore}
      </Button>
      <Button variant="quiet" onClick={() => handleChoice(backup.dismiss)}>
        {text.ignore}
      </Button>
    </section>
  );
}
