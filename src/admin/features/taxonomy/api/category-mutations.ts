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

const toColumns = ({ name, slug, description, parentId }: CategoryValues) => ({
  name,
  slug,
  description,
  parent_id: parentId || null,
});

interface CategoryUpdate {
  id: string;
  values: CategoryValues;
  /** True for a category with another parent. */
  isMoved: boolean;
}

function updateCategory({ id, values, isMoved }: CategoryUpdate) {
  const columns = isMoved ? { ...toColumns(values), position: LAST_POSITION } : toColumns(values);
  return unwrap(supabase.from('categories').update(columns).eq('id', id).select('id').single());
}

const createCategory = makeIdempotent(
  (values: CategoryValues) =>
    unwrap(supabase.from('categories').insert(toColumns(values)).select('id').single()),
  (values) => JSON.stringify(values),
  ({ slug }) => unwrap(supabase.from('categories').select('id').eq('slug', slug).single()),
);

/** Creates a category. The form shows a failure. */
export function useCreateCategory() {
  return useMutation({
    mutationFn: createCategory,
    meta: { invalidates: invalidatedKeys, success: taxonomyToastTexts.categoryCreated },
  });
}

/** Changes a category; under another parent it becomes the last one. */
export function useUpdateCategory() {
  return useMutation({
    mutationFn: updateCategory,
    meta: { invalidates: invalidatedKeys, success: taxonomyToastTexts.categoryUpdated },
  });
}

/** Moves a category among its siblings; the database renumbers them. */
export function useReorderCategory() {
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
