import { useMutation } from '@tanstack/react-query';
import { createRowDeleter, verifyRowDeletion } from '@/admin/lib/delete-row';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import { updateChangedFields } from '@/admin/lib/update-changed-fields';
import { taxonomyToastTexts } from '@/copy/admin/taxonomy';
import { makeIdempotent } from '@/shared/lib/idempotent';
import type { TagValues } from '../taxonomy-schema';
import { type TagRow, taxonomyQueries } from './taxonomy-queries';

const createTag = makeIdempotent(
  (values: TagValues) => unwrap(supabase.from('tags').insert(values).select('id').single()),
  ({ slug }) => unwrap(supabase.from('tags').select('id').eq('slug', slug).single()),
);

/** Changes the tag of `row`; without a `row`, creates a tag. The form shows a failure. */
export function useSaveTag(row?: TagRow) {
  return useMutation({
    mutationFn: (values: TagValues) => (row ? updateChangedFields('tags', row, values) : createTag(values)),
    // The dialog closes once the list is loaded again, because the form takes its first values from the list.
    onSettled: (_data, _error, _variables, _result, { client }) =>
      client.invalidateQueries({ queryKey: taxonomyQueries.tags() }),
    meta: {
      success: row ? taxonomyToastTexts.tagUpdated : taxonomyToastTexts.tagCreated,
    },
  });
}

const mergeTag = makeIdempotent(
  async ({ id, targetId }: { id: string; targetId: string }) => {
    await unwrap(supabase.from('tags').update({ merged_into: targetId }).eq('id', id).select('id').single());
  },
  // The merge may have deleted the tag before its answer was lost.
  ({ id }) => verifyRowDeletion('tags', 'id', id),
  ['not-found'],
);

/** Moves the contents of a tag to the target tag. The same statement deletes the merged tag. */
export function useMergeTag() {
  return useMutation({
    mutationFn: mergeTag,
    meta: {
      invalidates: [taxonomyQueries.tags()],
      invalidatesOnError: true,
      success: taxonomyToastTexts.tagMerged,
    },
  });
}

const deleteTag = createRowDeleter('tags', 'id');

/** Deletes a tag; its contents stay. */
export function useDeleteTag() {
  return useMutation({
    mutationFn: deleteTag,
    meta: {
      invalidates: [taxonomyQueries.tags()],
      success: taxonomyToastTexts.tagDeleted,
      error: taxonomyToastTexts.tagDeleteFailed,
    },
  });
}
