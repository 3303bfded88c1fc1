import { History } from 'lucide-react';
import { formatAdminDateTime } from '@/admin/lib/admin-date';
import { Button } from '@/admin/ui/button';
import { backupText as text } from '@/copy/admin/content-writing';
import type { StoredBackup } from './local-backup';

interface BackupNoticeProps {
  backup: Pick<StoredBackup<unknown>, 'at'>;
  onRestore: () => void;
  onIgnore: () => void;
}

/** Offers to restore an unsaved text of an earlier visit. */
export function BackupNotice({ backup, onRestore, onIgnore }: BackupNoticeProps) {
  return (
    <section
      aria-label={text.title}
      className="mb-5 flex flex-wrap items-center gap-3 rounded-card border border-highlight bg-surface p-3"
    >
      <History className="size-5 shrink-0 text-highlight" aria-hidden="true" />
      <div role="status" className="min-w-0 flex-1 basis-60">
        <p className="font-semibold">{text.title}</p>
        <p className="text-sm text-muted">
          {text.text} <time dateTime={backup.at}>{formatAdminDateTime(backup.at)}</time>.
        </p>
      </div>
      <Button variant="primary" onClick={onRestore}>
        {text.restore}
      </Button>
      <Button variant="quiet" onClick={onIgnore}>
        {text.ignore}
      </Button>
    </section>
  );
}
