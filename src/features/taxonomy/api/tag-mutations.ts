import { useMutation } from '@tanstack/react-query';
import { taxonomyToasts } from '@/content/admin/taxonomy';
import { toAppError } from '@/lib/app-error';
import { supabase } from '@/lib/supabase';
import { unwrap } from '@/lib/unwrap';
import type { TagValues } from '../taxonomy-schema';
import { taxonomyQueries } from './taxonomy-queries';

const changed = [taxonomyQueries.tags()];

const TAG_COLUMNS = 'id, name, slug';

/** Creates a tag. */
export function useCreateTag() {
  return useMutation({
    mutationFn: (values: TagValues) =>
      unwrap(supabase.from('tags').insert(values).select(TAG_COLUMNS).single()),
    // its form says what went wrong
    meta: { invalidates: changed, success: taxonomyToasts.tagCreated },
  });
}

/** Renames a tag. */
export function useUpdateTag() {
  return useMutation({
    mutationFn: ({ id, values }: { id: string; values: TagValues }) =>
      unwrap(supabase.from('tags').update(values).eq('id', id).select(TAG_COLUMNS).single()),
    meta: { invalidates: changed, success: taxonomyToasts.tagUpdated },
  });
}

/** Gives the texts of one tag to another and removes it: one statement, whole or not at all. */
export function useMergeTag() {
  return useMutation({
    mutationFn: ({ id, into }: { id: string; into: string }) =>
      unwrap(supabase.from('tags').update({ merged_into: into }).eq('id', id).select('id').single()),
    meta: { invalidates: changed, success: taxonomyToasts.tagMerged },
  });
}

/** Deletes a tag; the texts that carry it stay. */
export function useDeleteTag() {
  return useMutation({
    mutationFn: (id: string) => unwrap(supabase.from('tags').delete().eq('id', id).select('id').single()),
    meta: { invalidates: changed, success: taxonomyToasts.tagDeleted, error: taxonomyToasts.tagDeleteFailed },
  });
}

async function saveContentTags({ contentId, tagIds }: { contentId: string; tagIds: readonly string[] }) {
  const rows = await unwrap(supabase.from('content_tags').select('tag_id').eq('content_id', contentId));
  const held = rows.map(({ tag_id }) => tag_id);
  const added = tagIds.filter((id) => !held.includes(id));
  const removed = held.filter((id) => !tagIds.includes(id));
  if (added.length > 0) {
    await unwrap(
      supabase
        .from('content_tags')
        .insert(added.map((tag_id) => ({ content_id: contentId, tag_id })))
        .select('tag_id'),
    );
  }
  if (removed.length > 0) {
    const gone = await unwrap(
      supabase
        .from('content_tags')
        .delete()
        .eq('content_id', contentId)
        .in('tag_id', removed)
        .select('tag_id'),
    );
    // Row security refuses in silence: fewer rows than asked for is a refusal.
    if (gone.length < removed.length) throw toAppError({ code: 'PGRST116' });
  }
  return [...tagIds].sort();
}

/** Makes a text's tags exactly these: what is missing is given, what is too many taken. Says nothing when it succeeds. */
export function useSaveContentTags() {
  return useMutation({
    mutationFn: saveContentTags,
    meta: { invalidates: changed, error: taxonomyToasts.contentTagsFailed },
  });
}
