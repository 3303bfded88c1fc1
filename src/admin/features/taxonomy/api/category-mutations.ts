import { useMutation } from '@tanstack/react-query';
import { createRowDeletion } from '@/admin/lib/delete-row';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import { taxonomyToastTexts } from '@/copy/admin/taxonomy';
import { makeIdempotent } from '@/shared/lib/idempotent';
import type { CategoryValues } from '../taxonomy-schema';
import { taxonomyQueries } from './taxonomy-queries';

/** Position larger than any other; the database renumbers the siblings. */
const LAST_POSITION = 1_000_000;

const invalidatedKeys = [taxonomyQueries.categories()];

function saveCategory({
  id,
  values,
  isMoved,
}: {
  id: string | null;
  values: CategoryValues;
  isMoved: boolean;
}) {
  const { name, slug, description, parentId } = values;
  const row = { name, slug, description, parent_id: parentId || null };
  const table = supabase.from('categories');
  return unwrap(
    (id ? table.update(isMoved ? { ...row, position: LAST_POSITION } : row).eq('id', id) : table.insert(row))
      .select('id')
      .single(),
  );
}

const createCategory = makeIdempotent(
  (values: CategoryValues) => saveCategory({ id: null, values, isMoved: false }),
  (values) => JSON.stringify(values),
  ({ slug }) => unwrap(supabase.from('categories').select('id').eq('slug', slug).single()),
);

export function useCreateCategory() {
  return useMutation({
    mutationFn: createCategory,
    meta: { invalidates: invalidatedKeys, success: taxonomyToastTexts.categoryCreated },
  });
}

/** Changes a category; under another parent it becomes the last one. */
export function useUpdateCategory() {
  return useMutation({
    mutationFn: saveCategory,
    meta: { invalidates: invalidatedKeys, success: taxonomyToastTexts.categoryUpdated },
  });
}

/** Moves a category among its siblings; the database renumbers them. */
export function useMoveCategory() {
  return useMutation({
    mutationFn: ({ id, position }: { id: string; position: number }) =>
      unwrap(supabase.from('categories').update({ position }).eq('id', id).select('id').single()),
    meta: { invalidates: invalidatedKeys, error: taxonomyToastTexts.categoryMoveFailed },
  });
}

const deleteCategory = createRowDeletion('categories', 'id');

/** Deletes a category; its contents stay without a category. */
export function useDeleteCategory() {
  return useMutation({
    mutationFn: deleteCategory,
    meta: {
      invalidates: invalidatedKeys,
      success: taxonomyToastTexts.categoryDeleted,
      error: taxonomyToastTexts.categoryDeleteFailed,
    },
  });
}
