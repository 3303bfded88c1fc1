import type { ReactNode } from 'react';
import { FormProvider, type Path, type UseFormReturn } from 'react-hook-form';
import { EditDialog } from '@/admin/ui/edit-dialog';
import { slugText } from '@/copy/admin/slug';
import type { FieldText, ToastText } from '@/copy/types';
import { toAppError } from '@/shared/lib/app-error';
import type { NameAndSlug } from '../taxonomy-schema';
import { NameSlugFields } from './name-slug-fields';

interface TermDialogProps<Values extends NameAndSlug> {
  isNew: boolean;
  text: { newTitle: string; editTitle: string; fields: Record<keyof NameAndSlug, FieldText> };
  failed: ToastText;
  longestSlug: number;
  form: UseFormReturn<Values, unknown, Values>;
  /** The mutation that `save` calls. */
  saving: { isPending: boolean; error: unknown };
  save: (values: Values) => Promise<unknown>;
  onClose: () => void;
  /** What it has beside a name and a slug. */
  children?: ReactNode;
}

/** Creates or changes one term of a vocabulary; a slug that is taken is said at its field. Mounted while it is open. */
export function TermDialog<Values extends NameAndSlug>(props: TermDialogProps<Values>) {
  const { isNew, text, failed, longestSlug, form, saving, save, onClose, children } = props;
  const error = saving.error ? toAppError(saving.error) : null;

  const submit = form.handleSubmit(async (values) => {
    try {
      await save(values);
      onClose();
    } catch (cause) {
      if (toAppError(cause).kind === 'duplicate') {
        form.setError('slug' as Path<Values>, { message: slugText.taken }, { shouldFocus: true });
      }
    }
  });

  return (
    <EditDialog
      title={isNew ? text.newTitle : text.editTitle}
      pending={saving.isPending}
      dirty={form.formState.isDirty}
      error={error && error.kind !== 'duplicate' ? `${failed.title}. ${error.message}` : undefined}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <NameSlugFields isNew={isNew} text={text.fields} longestSlug={longestSlug} />
      </FormProvider>
      {children}
    </EditDialog>
  );
}
