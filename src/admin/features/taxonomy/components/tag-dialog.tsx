import { useAutoSlug } from '@/admin/hooks/use-auto-slug';
import { EditDialog } from '@/admin/ui/edit-dialog';
import { SlugField } from '@/admin/ui/slug-field';
import { useEditDialogForm } from '@/admin/ui/use-edit-dialog-form';
import { taxonomyToastTexts, tagText as text } from '@/copy/admin/taxonomy';
import { TextField } from '@/shared/form/field';
import { inputLimits } from '@/shared/lib/limits';
import { useSaveTag } from '../api/tag-mutations';
import type { TagRow } from '../api/taxonomy-queries';
import { explainSaveFailure, tagSchema, toSlugFieldError } from '../taxonomy-schema';

/** Creates or changes a tag. Mounted while it is open. */
export function TagDialog({ row, onClose }: { row?: TagRow; onClose: () => void }) {
  const save = useSaveTag(row);
  const { form, field, dialog } = useEditDialogForm({
    schema: tagSchema,
    defaultValues: { name: row?.name ?? '', slug: row?.slug ?? '' },
    mutation: save,
    save: save.mutateAsync,
    toFieldError: toSlugFieldError,
    explain: (error) => `${taxonomyToastTexts.tagSaveFailed.title}. ${explainSaveFailure(error)}`,
    onClose,
  });
  const { isSubmitted } = form.formState;
  const slug = useAutoSlug(!row, inputLimits.tag.slug, (value) =>
    form.setValue('slug', value, { shouldValidate: isSubmitted, shouldDirty: true }),
  );
  return (
    <EditDialog title={row ? text.editTitle : text.newTitle} {...dialog}>
      <TextField
        {...field('name', { onChange: (event) => slug.update(event.target.value) })}
        {...text.fields.name}
        required
        autoComplete="off"
      />
      <SlugField {...field('slug', { onChange: slug.lock })} {...text.fields.slug} />
    </EditDialog>
  );
}
