import { History } from 'lucide-react';
import { formatAdminDateTime } from '@/admin/lib/admin-date';
import { Button } from '@/admin/ui/button';
import { backupText as text } from '@/copy/admin/content-writing';
import { focusTitle } from '@/shared/lib/focus-title';
import { EditorNotice } from './editor-notice';
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
    <EditorNotice
      icon={History}
      label={text.title}
      role="status"
      action={
        <>
          <Button variant="primary" onClick={() => handleChoice(restoreBackup)}>
            {text.restore}
          </Button>
          <Button variant="quiet" onClick={() => handleChoice(backup.dismiss)}>
            {text.ignore}
          </Button>
        </>
      }
    >
      <p className="font-semibold">{text.title}</p>
      <p className="text-sm text-muted">
        {text.keptOn} <time dateTime={savedAt}>{formatAdminDateTime(savedAt)}</time>.
      </p>
    </EditorNotice>
  );
}
