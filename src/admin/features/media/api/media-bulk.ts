import { ArchiveRestore, Trash2, Undo2 } from 'lucide-react';
import { deleteRows } from '@/admin/lib/delete-row';
import type { BatchOutcome, BulkAction } from '@/admin/lists/bulk-action';
import { binText } from '@/copy/admin/bin';
import { adminCommonText } from '@/copy/admin/common';
import { mediaText } from '@/copy/admin/media';
import { mediaBinText } from '@/copy/admin/media-bin';
import { type BinnedMedia, removeBinnedFiles, restoreMedia } from './media-bin';

const text = mediaBinText.bulk;

/** Bulk action that moves files to the bin and offers to undo. */
export const mediaDeletionAction: BulkAction<{ id: string }> = {
  label: adminCommonText.delete,
  icon: Trash2,
  isDanger: true,
  ...mediaText.bulkDelete,
  apply: (rows) => deleteRows('media_library', rows),
  undo: { label: text.undo, icon: Undo2, done: text.restored, apply: restoreMedia },
};

async function eraseFiles(rows: readonly BinnedMedia[]): Promise<BatchOutcome> {
  const outcome = await deleteRows('media_bin', rows);
  await removeBinnedFiles(rows.filter(({ id }) => outcome.doneIds.includes(id)));
  return outcome;
}

/** Bulk actions of the bin. */
export const mediaBinBulkActions: readonly BulkAction<BinnedMedia>[] = [
  { label: binText.restore, icon: ArchiveRestore, done: text.restored, apply: restoreMedia },
  {
    label: binText.erase,
    icon: Trash2,
    isDanger: true,
    done: text.erased,
    question: text.question,
    apply: eraseFiles,
  },
];
