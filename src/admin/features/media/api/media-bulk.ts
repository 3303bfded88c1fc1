import { Trash2, Undo2 } from 'lucide-react';
import { deleteRows } from '@/admin/lib/delete-row';
import type { BulkAction } from '@/admin/lists/bulk-action';
import { adminCommonText } from '@/copy/admin/common';
import { mediaText } from '@/copy/admin/media';
import { mediaBinText } from '@/copy/admin/media-bin';
import { restoreMedia } from './media-bin';

const text = mediaBinText.bulk;

/** Bulk action that moves files to the bin and offers to undo. */
export const mediaDeletionAction: BulkAction<{ id: string }> = {
  label: adminCommonText.delete,
  icon: Trash2,
  isDanger: true,
  ...mediaText.bulkDelete,
  apply: (rows) => deleteRows('media_library', rows),
  undo: { label: text.undo, icon: Undo2, resultWords: text.restored, apply: restoreMedia },
};
