import { useMutation, useQueryClient } from '@tanstack/react-query';
import { contentToasts } from '@/content/admin/toasts';
import { supabase } from '@/lib/supabase';
import { unwrap } from '@/lib/unwrap';
import { type ContentValues, toInsert, toUpdate } from '../content-schema';
import { type ContentRow, contentQueries, DETAIL_COLUMNS } from './content-queries';

const changed = [contentQueries.lists(), contentQueries.counts()];

/** Every write asks its row back: row security refuses in silence, and zero rows must not look like success. */
const createContent = ({ values, authorId }: { values: ContentValues; authorId: string }) =>
  unwrap(supabase.from('content').insert(toInsert(values, authorId)).select(DETAIL_COLUMNS).single());

const updateContent = ({ id, values }: { id: string; values: ContentValues }) =>
  unwrap(supabase.from('content').update(toUpdate(values)).eq('id', id).select(DETAIL_COLUMNS).single());

const deleteContent = (id: string) =>
  unwrap(supabase.from('content').delete().eq('id', id).select('id').single());

function useKeepDetail() {
  const queryClient = useQueryClient();
  return (row: ContentRow) => {
    queryClient.setQueryData(contentQueries.detail(row.id).queryKey, row);
  };
}

/** Inserts a content signed by its author. */
export function useCreateContent() {
  return useMutation({
    mutationFn: createContent,
    onSuccess: useKeepDetail(),
    meta: { invalidates: changed, success: contentToasts.created, error: contentToasts.saveFailed },
  });
}

/** Saves a content that exists. */
export function useUpdateContent() {
  return useMutation({
    mutationFn: updateContent,
    onSuccess: useKeepDetail(),
    meta: { invalidates: changed, success: contentToasts.updated, error: contentToasts.saveFailed },
  });
}

/** Deletes a content for good. */
export function useDeleteContent() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: deleteContent,
    onSuccess: ({ id }) =>
      queryClient.removeQueries({ queryKey: contentQueries.detail(id).queryKey, type: 'inactive' }),
    meta: { invalidates: changed, success: contentToasts.deleted, error: contentToasts.deleteFailed },
  });
}
