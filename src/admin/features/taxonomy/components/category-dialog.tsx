import { useAutoSlug } from '@/admin/hooks/use-auto-slug';
import { EditDialog } from '@/admin/ui/edit-dialog';
import { SlugField } from '@/admin/ui/slug-field';
import { useEditDialogForm } from '@/admin/ui/use-edit-dialog-form';
import { taxonomyToastTexts, categoryText as text } from '@/copy/admin/taxonomy';
import { SelectField, TextAreaField, TextField } from '@/shared/form/field';
import { inputLimits } from '@/shared/lib/limits';
import { useSaveCategory } from '../api/category-mutations';
import type { CategoryRow } from '../api/taxonomy-queries';
import type { CategoryBranch } from '../category-tree';
import { categorySchema, explainSaveFailure, toSlugFieldError } from '../taxonomy-schema';

interface CategoryDialogProps {
  /** Undefined for a new category. */
  row?: CategoryRow;
  /** Parent that the form of a new category proposes. */
  parentId?: string;
  tree: readonly CategoryBranch[];
  onClose: () => void;
}

/** Creates or changes a category. Mounted while it is open. */
export function CategoryDialog({ row, parentId, tree, onClose }: CategoryDialogProps) {
  const save = useSaveCategory(row);
  const findBranch = (id: string | undefined) => tree.find((branch) => branch.id === id);
  const { form, field, dialog } = useEditDialogForm({
    schema: categorySchema,
    defaultValues: {
      name: row?.name ?? '',
      slug: row?.slug ?? '',
      description: row?.description ?? '',
      parentId: row?.parent_id ?? parentId ?? '',
    },
    mutation: save,
    save: ({ parentId: chosenId, ...values }) => {
      const isUnchanged = chosenId === row?.parent_id;
      // After a colleague deleted the chosen parent, the menu shows none, but the form still has the id.
      return save.mutateAsync({ ...values, parentId: isUnchanged || findBranch(chosenId) ? chosenId : '' });
    },
    toFieldError: toSlugFieldError,
    explain: (error) => `${taxonomyToastTexts.categorySaveFailed.title}. ${explainSaveFailure(error)}`,
    onClose,
  });
  const { isSubmitted } = form.formState;
  const slug = useAutoSlug(!row, inputLimits.category.slug, (value) =>
    form.setValue('slug', value, { shouldValidate: isSubmitted, shouldDirty: true }),
  );
  const hasChildren = (findBranch(row?.id)?.children.length ?? 0) > 0;

  return (
    <EditDialog title={row ? text.editTitle : text.newTitle} {...dialog}>
      <TextField
        {...field('name', { onChange: (event) => slug.update(event.target.value) })}
        {...text.fields.name}
        required
        autoComplete="off"
      />
      <SlugField {...field('slug', { onChange: slug.lock })} {...text.fields.slug} />
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
    </EditDialog>
  );
}
