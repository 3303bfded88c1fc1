import { Trash2 } from 'lucide-react';
import { deleteRows } from '@/admin/lib/delete-row';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import type { BulkAction } from '@/admin/lists/bulk-action';
import { adminCommonText } from '@/copy/admin/common';
import { tagText } from '@/copy/admin/taxonomy';
import { type AppError, mayBeStored, toAppError } from '@/shared/lib/app-error';
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

/** Merges without a response, as « id target ». The database may have done them. */
const unansweredMerges = new Set<string>();

/**
 * Merges tags in one request; the database then deletes them. A missing tag counts as merged only after a request
 * without a response: otherwise a colleague deleted it, and its contents have no tag to move.
 */
export async function mergeTags(ids: readonly string[], targetId: string): Promise<{ doneIds: string[] }> {
  const toKey = (id: string) => `${id} ${targetId}`;
  const update = supabase.from('tags').update({ merged_into: targetId }).in('id', ids).select('id');
  const mergedTags = await unwrap(update).catch((cause) => {
    if (mayBeStored(toAppError(cause))) for (const id of ids) unansweredMerges.add(toKey(id));
    throw cause;
  });
  const mergedIds = mergedTags.map(({ id }) => id);
  const unconfirmedIds = ids.filter((id) => !mergedIds.includes(id) && unansweredMerges.has(toKey(id)));
  if (unconfirmedIds.length === 0) return { doneIds: mergedIds };
  const remainingTags = await unwrap(supabase.from('tags').select('id').in('id', unconfirmedIds));
  const missingIds = unconfirmedIds.filter((id) => !remainingTags.some((tag) => tag.id === id));
  return { doneIds: [...mergedIds, ...missingIds] };
}

/** Returns the message of a failed merge. */
export const explainMergeFailure = ({ kind, message }: AppError): string =>
  kind === 'in-use' ? tagText.merging.targetMissing : message;

/** Returns the action that merges tags into `target`. The target itself stays. */
export const createTagMergeAction = (target: TagRow): BulkAction<TagRow> => ({
  label: tagText.merge,
  done: text.merged,
  explain: explainMergeFailure,
  async apply(rows) {
    const ids = rows.map(({ id }) => id).filter((id) => id !== target.id);
    const { doneIds } = ids.length > 0 ? await mergeTags(ids, target.id) : { doneIds: [] };
    return { doneIds: [...doneIds, target.id] };
  },
});
