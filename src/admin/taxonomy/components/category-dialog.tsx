import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { EditDialog } from '@/admin/ui/edit-dialog';
import { taxonomyText, taxonomyToasts, categoryText as text } from '@/content/admin/taxonomy';
import { limits } from '@/shared/config/limits';
import { SelectField, TextAreaField } from '@/shared/form/field';
import { toAppError } from '@/shared/lib/app-error';
import { useCreateCategory, useUpdateCategory } from '../api/category-mutations';
import type { CategoryRow } from '../api/taxonomy-queries';
import type { CategoryBranch } from '../category-tree';
import { categorySchema } from '../taxonomy-schema';
import { useSlugOfName } from '../use-slug-of-name';
import { NameSlugFields } from './name-slug-fields';

interface CategoryDialogProps {
  /** Undefined for a new category. */
  row?: CategoryRow;
  /** Of a new category: the one it was asked for below. */
  parentId?: string;
  tree: readonly CategoryBranch[];
  onClose: () => void;
}

/** Creates or changes one category. Mounted while it is open. */
export function CategoryDialog({ row, parentId, tree, onClose }: CategoryDialogProps) {
  const create = useCreateCategory();
  const update = useUpdateCategory();
  const form = useForm({
    resolver: zodResolver(categorySchema),
    defaultValues: {
      name: row?.name ?? '',
      slug: row?.slug ?? '',
      description: row?.description ?? '',
      parentId: row?.parent_id ?? parentId ?? '',
    },
  });
  const { register, formState, setValue, setError } = form;
  const { errors } = formState;
  const slug = useSlugOfName(!row, limits.category.slug, (value) =>
    setValue('slug', value, { shouldValidate: formState.isSubmitted, shouldDirty: true }),
  );
  const hasChildren = tree.some((branch) => branch.id === row?.id && branch.children.length > 0);
  const failure = update.error ?? create.error;
  const error = failure ? toAppError(failure) : null;

  const save = form.handleSubmit(async (values) => {
    try {
      if (row) {
        const moved = values.parentId !== (row.parent_id ?? '');
        await update.mutateAsync({ id: row.id, values, moved });
      } else await create.mutateAsync(values);
      onClose();
    } catch (cause) {
      if (toAppError(cause).kind === 'duplicate') {
        setError('slug', { message: taxonomyText.slugTaken }, { shouldFocus: true });
      }
    }
  });

  return (
    <EditDialog
      open
      title={row ? text.editTitle : text.newTitle}
      pending={create.isPending || update.isPending}
      dirty={formState.isDirty}
      error={
        error && error.kind !== 'duplicate'
          ? `${taxonomyToasts.categorySaveFailed.title}. ${error.message}`
          : undefined
      }
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <NameSlugFields
        name={{
          ...register('name', { onChange: (event) => slug.handleNameChange(event.target.value) }),
          ...text.fields.name,
          error: errors.name?.message,
        }}
        slug={{
          ...register('slug', { onChange: slug.handleSlugChange }),
          ...text.fields.slug,
          error: errors.slug?.message,
        }}
      />
      <SelectField
        {...register('parentId')}
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
      <TextAreaField
        {...register('description')}
        {...text.fields.description}
        rows={3}
        error={errors.description?.message}
      />
    </EditDialog>
  );
}
