import { useMutation } from '@tanstack/react-query';
import { createRowDeleter } from '@/admin/lib/delete-row';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import { updateChangedFields } from '@/admin/lib/update-changed-fields';
import { taxonomyToastTexts } from '@/copy/admin/taxonomy';
import { makeIdempotent } from '@/shared/lib/idempotent';
import type { CategoryValues } from '../taxonomy-schema';
import { type CategoryRow, taxonomyQueries } from './taxonomy-queries';

/** Position larger than any other; the database renumbers the siblings. */
const LAST_POSITION = 1_000_000;

const toColumns = ({ name, slug, description, parentId }: CategoryValues) => ({
  name,
  slug,
  description,
  parent_id: parentId || null,
});

function updateCategory(row: CategoryRow, values: CategoryValues) {
  const columns = toColumns(values);
  const hasNewParent = columns.parent_id !== row.parent_id;
  return updateChangedFields('categories', row, columns, hasNewParent ? { position: LAST_POSITION } : {});
}

const createCategory = makeIdempotent(
  (values: CategoryValues) =>
    unwrap(supabase.from('categories').insert(toColumns(values)).select('id').single()),
  ({ slug }) => unwrap(supabase.from('categories').select('id').eq('slug', slug).single()),
);

/** Changes the category of `row`; without a `row`, creates a category. The form shows a failure. */
export function useSaveCategory(row: CategoryRow | undefined) {
  return useMutation({
    mutationFn: (values: CategoryValues) => (row ? updateCategory(row, values) : createCategory(values)),
    // The dialog closes once the list is loaded again, because the next form starts from the list.
    onSettled: (_data, _error, _variables, _result, { client }) =>
      client.invalidateQueries({ queryKey: taxonomyQueries.categories() }),
    meta: {
      success: row ? taxonomyToastTexts.categoryUpdated : taxonomyToastTexts.categoryCreated,
    },
  });
}

/** Moves a category among its siblings; the database renumbers them. */
export function useReorderCategory() {
  return useMutation({
    mutationFn: ({ id, position }: { id: string; position: number }) =>
      unwrap(supabase.from('categories').update({ position }).eq('id', id).select('id').single()),
    // The move buttons wait for the new order, because a move counts from the visible position.
    onSettled: (_data, _error, _variables, _result, { client }) =>
      client.invalidateQueries({ queryKey: taxonomyQueries.categoryList().queryKey }),
    meta: { error: taxonomyToastTexts.categoryMoveFailed },
  });
}

const deleteCategory = createRowDeleter('categories', 'id');

/** Deletes a category; its contents stay without a category. */
export function useDeleteCategory() {
  return useMutation({
    mutationFn: deleteCategory,
    meta: {
      invalidates: [taxonomyQueries.categories()],
      invalidatesOnError: true,
      success: taxonomyToastTexts.categoryDeleted,
      error: taxonomyToastTexts.categoryDeleteFailed,
    },
  });
}
