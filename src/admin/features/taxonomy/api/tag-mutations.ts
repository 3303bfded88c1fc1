import { useMutation } from '@tanstack/react-query';
import { assertDeleted, createRowDeletion } from '@/admin/lib/delete-row';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import { taxonomyToastTexts } from '@/copy/admin/taxonomy';
import { makeIdempotent } from '@/shared/lib/idempotent';
import type { TagValues } from '../taxonomy-schema';
import { taxonomyQueries } from './taxonomy-queries';

const invalidatedKeys = [taxonomyQueries.tags()];

const TAG_COLUMNS = 'id, name, slug';

const createTag = makeIdempotent(
  (values: TagValues) => unwrap(supabase.from('tags').insert(values).select(TAG_COLUMNS).single()),
  ({ name, slug }) => `${name} ${slug}`,
  ({ slug }) => unwrap(supabase.from('tags').select(TAG_COLUMNS).eq('slug', slug).single()),
);

export function useCreateTag() {
  return useMutation({
    mutationFn: createTag,
    meta: { invalidates: invalidatedKeys, success: taxonomyToastTexts.tagCreated },
  });
}

export function useUpdateTag() {
  return useMutation({
    mutationFn: ({ id, values }: { id: string; values: TagValues }) =>
      unwrap(supabase.from('tags').update(values).eq('id', id).select(TAG_COLUMNS).single()),
    meta: { invalidates: invalidatedKeys, success: taxonomyToastTexts.tagUpdated },
  });
}

const mergeTag = makeIdempotent(
  async ({ id, targetId }: { id: string; targetId: string }) => {
    await unwrap(supabase.from('tags').update({ merged_into: targetId }).eq('id', id).select('id').single());
  },
  ({ id, targetId }) => `${id} ${targetId}`,
  ({ id }) => assertDeleted('tags', 'id', id),
  'not-found',
);

/** Moves the texts of a tag to another tag and deletes the first, in one statement. */
export function useMergeTag() {
  return useMutation({
    mutationFn: mergeTag,
    meta: { invalidates: invalidatedKeys, success: taxonomyToastTexts.tagMerged },
  });
}

const deleteTag = createRowDeletion('tags', 'id');

/** Deletes a tag; its texts stay. */
export function useDeleteTag() {
  return useMutation({
    mutationFn: deleteTag,
    meta: {
      invalidates: invalidatedKeys,
      success: taxonomyToastTexts.tagDeleted,
      error: taxonomyToastTexts.tagDeleteFailed,
    },
  });
}
