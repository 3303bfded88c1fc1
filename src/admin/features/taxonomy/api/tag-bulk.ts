import { Trash2 } from 'lucide-react';
import { deleteRows, findMissingIds } from '@/admin/lib/delete-row';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import type { BulkAction } from '@/admin/lists/bulk-action';
import { adminCommonText } from '@/copy/admin/common';
import { tagText } from '@/copy/admin/taxonomy';
import type { AppError } from '@/shared/lib/app-error';
import type { TagRow } from './taxonomy-queries';

const text = tagText.bulk;

/** Deletes tags; their contents stay. */
export const tagDeletionAction: BulkAction<TagRow> = {
  label: adminCommonText.delete,
  icon: Trash2,
  isDanger: true,
  ...text.delete,
  apply: (rows) => deleteRows('tags', rows),
};

/** Returns the message of a failed merge. */
export const explainMergeFailure = ({ kind, message }: AppError): string =>
  kind === 'in-use' ? tagText.merging.targetMissing : message;

/** Returns the action that merges tags into `target`. The target itself stays. */
export const createTagMergeAction = (target: TagRow): BulkAction<TagRow> => ({
  label: tagText.merge,
  resultWords: text.merged,
  explain: explainMergeFailure,
  async apply(rows) {
    const ids = rows.map(({ id }) => id).filter((id) => id !== target.id);
    if (ids.length === 0) return { doneIds: [target.id] };
    await unwrap(supabase.from('tags').update({ merged_into: target.id }).in('id', ids).select('id'));
    // The database deletes a merged tag.
    return { doneIds: [...(await findMissingIds('tags', ids)), target.id] };
  },
});
