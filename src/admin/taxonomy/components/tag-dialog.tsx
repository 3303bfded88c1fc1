import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { EditDialog } from '@/admin/ui/edit-dialog';
import { taxonomyText, taxonomyToasts, tagText as text } from '@/content/admin/taxonomy';
import { limits } from '@/shared/config/limits';
import { toAppError } from '@/shared/lib/app-error';
import { useCreateTag, useUpdateTag } from '../api/tag-mutations';
import type { TagRow } from '../api/taxonomy-queries';
import { tagSchema } from '../taxonomy-schema';
import { useSlugOfName } from '../use-slug-of-name';
import { NameSlugFields } from './name-slug-fields';

/** Creates a tag, or renames one. Mounted while it is open. */
export function TagDialog({ row, onClose }: { row?: TagRow; onClose: () => void }) {
  const create = useCreateTag();
  const update = useUpdateTag();
  const form = useForm({
    resolver: zodResolver(tagSchema),
    defaultValues: { name: row?.name ?? '', slug: row?.slug ?? '' },
  });
  const { register, formState, setValue, setError } = form;
  const { errors } = formState;
  const slug = useSlugOfName(!row, limits.tag.slug, (value) =>
    setValue('slug', value, { shouldValidate: formState.isSubmitted, shouldDirty: true }),
  );
  const failure = update.error ?? create.error;
  const error = failure ? toAppError(failure) : null;

  const save = form.handleSubmit(async (values) => {
    try {
      if (row) await update.mutateAsync({ id: row.id, values });
      else await create.mutateAsync(values);
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
          ? `${taxonomyToasts.tagSaveFailed.title}. ${error.message}`
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
    </EditDialog>
  );
}
