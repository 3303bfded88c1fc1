import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatAdminDateTime } from '@/admin/lib/admin-date';
import { numberFormat } from '@/admin/lib/number-format';
import { LoadFailureNotice } from '@/admin/lists/load-failure-notice';
import { formatRowTotal } from '@/admin/lists/row-total';
import { Button } from '@/admin/ui/button';
import { Spinner } from '@/admin/ui/spinner';
import { orphanFilesText as text } from '@/copy/admin/media-maintenance';
import { Dialog } from '@/shared/components/dialog';
import { orphanFilesQuery, useRemoveOrphans } from '../api/media-orphans';
import { formatMediaFileSize } from '../media-model';

/** Lists and deletes stored objects without a row. */
export function OrphansDialog({ onClose }: { onClose: () => void }) {
  const [scannedCount, setScannedCount] = useState(0);
  const orphans = useQuery(orphanFilesQuery(setScannedCount));
  const remove = useRemoveOrphans();
  const orphanFiles = orphans.data ?? [];
  return (
    <Dialog isWide title={text.title} description={text.lead} onClose={onClose}>
      {orphans.isPending ? (
        <Spinner label={`${text.scanning} ${numberFormat.format(scannedCount)} ${text.scannedCount}`} />
      ) : null}
      {orphans.error && !orphans.data ? (
        <LoadFailureNotice title={text.failed} error={orphans.error} onRetry={() => orphans.refetch()} />
      ) : null}
      {orphans.data && orphanFiles.length === 0 ? (
        <p role="status" className="flex items-center gap-2">
          <CircleCheck className="size-5 shrink-0 text-success" aria-hidden="true" />
          {text.none}
        </p>
      ) : null}
      {orphanFiles.length > 0 ? (
        <>
          <p role="status" className="font-semibold">
            {formatRowTotal(orphanFiles.length, text.one, text.many)}
          </p>
          <ul aria-label={text.list} className="flex max-h-80 flex-col divide-y divide-line overflow-y-auto">
            {orphanFiles.map(({ filename, bytes, storedAt }) => (
              <li key={filename} className="flex flex-wrap justify-between gap-x-4 py-2 text-sm">
                <span className="break-all">{filename}</span>
                <span className="text-muted">
                  {formatMediaFileSize(bytes)} ·{' '}
                  <time dateTime={storedAt}>{formatAdminDateTime(storedAt)}</time>
                </span>
              </li>
            ))}
          </ul>
          <Button
            variant="danger"
            size="regular"
            icon={Trash2}
            className="self-end max-sm:w-full"
            disabled={remove.isPending}
            onClick={() => remove.mutate(orphanFiles.map(({ filename }) => filename))}
          >
            {remove.isPending ? text.removing : text.remove}
          </Button>
        </>
      ) : null}
    </Dialog>
  );
}
