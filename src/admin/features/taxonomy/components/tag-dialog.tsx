import { useEditDialogForm } from '@/admin/ui/use-edit-dialog-form';
import { taxonomyToastTexts, tagText as text } from '@/copy/admin/taxonomy';
import { inputLimits } from '@/shared/lib/limits';
import { useCreateTag, useUpdateTag } from '../api/tag-mutations';
import type { TagRow } from '../api/taxonomy-queries';
import { tagSchema } from '../taxonomy-schema';
import { getTermErrorHandlers, TaxonomyTermDialog } from './taxonomy-term-dialog';

/** Creates or renames a tag. Mounted while it is open. */
export function TagDialog({ row, onClose }: { row?: TagRow; onClose: () => void }) {
  const create = useCreateTag();
  const update = useUpdateTag();
  const { form, dialog } = useEditDialogForm({
    schema: tagSchema,
    defaultValues: { name: row?.name ?? '', slug: row?.slug ?? '' },
    mutation: row ? update : create,
    save: (values) => (row ? update.mutateAsync({ id: row.id, values }) : create.mutateAsync(values)),
    ...getTermErrorHandlers(taxonomyToastTexts.tagSaveFailed),
    onClose,
  });
  return (
    <TaxonomyTermDialog
      isNew={!row}
      text={text}
      maxSlugLength={inputLimits.tag.slug}
      form={form}
      dialog={dialog}
    />
  );
}
