import { useEditDialogForm } from '@/admin/ui/use-edit-dialog-form';
import { taxonomyToastTexts, categoryText as text } from '@/copy/admin/taxonomy';
import { SelectField, TextAreaField } from '@/shared/form/field';
import { inputLimits } from '@/shared/lib/limits';
import { useCreateCategory, useUpdateCategory } from '../api/category-mutations';
import type { CategoryRow } from '../api/taxonomy-queries';
import type { CategoryBranch } from '../category-tree';
import { type CategoryValues, categorySchema } from '../taxonomy-schema';
import { getTermErrorHandlers, TaxonomyTermDialog } from './taxonomy-term-dialog';

interface CategoryDialogProps {
  /** Undefined for a new category. */
  row?: CategoryRow;
  parentId?: string;
  tree: readonly CategoryBranch[];
  onClose: () => void;
}

/** Creates or changes a category. Mounted while it is open. */
export function CategoryDialog({ row, parentId, tree, onClose }: CategoryDialogProps) {
  const create = useCreateCategory();
  const update = useUpdateCategory();
  const { form, field, dialog } = useEditDialogForm({
    schema: categorySchema,
    defaultValues: {
      name: row?.name ?? '',
      slug: row?.slug ?? '',
      description: row?.description ?? '',
      parentId: row?.parent_id ?? parentId ?? '',
    },
    mutation: row ? update : create,
    save,
    ...getTermErrorHandlers(taxonomyToastTexts.categorySaveFailed),
    onClose,
  });
  const hasChildren = tree.some((branch) => branch.id === row?.id && branch.children.length > 0);

  function save(values: CategoryValues) {
    if (!row) return create.mutateAsync(values);
    const isMoved = values.parentId !== (row.parent_id ?? '');
    return update.mutateAsync({ id: row.id, values, isMoved });
  }

  return (
    <TaxonomyTermDialog
      isNew={!row}
      text={text}
      maxSlugLength={inputLimits.category.slug}
      form={form}
      dialog={dialog}
    >
      <SelectField
        {...field('parentId')}
        {...text.fields.parent}
        hint={hasChildren ? text.hasChildren : undefined}
      >
        <option value="">{text.noParent}</option>
        {hasChildren
          ? null
          : tree
              .filter((branch) => branch.id !== row?.id)
              .map((branch) => (
                <option key={branch.id} value={branch.id}>
                  {branch.name}
                </option>
              ))}
      </SelectField>
      <TextAreaField {...field('description')} {...text.fields.description} rows={3} />
    </TaxonomyTermDialog>
  );
}
