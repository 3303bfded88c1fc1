import type { ComponentProps, ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useAutoSlug } from '@/admin/hooks/use-auto-slug';
import { createFieldPropsGetter } from '@/admin/lib/field-props';
import { EditDialog } from '@/admin/ui/edit-dialog';
import { SlugField } from '@/admin/ui/slug-field';
import { slugText } from '@/copy/admin/slug';
import type { FieldText, ToastText } from '@/copy/types';
import { TextField } from '@/shared/form/field';
import type { AppError } from '@/shared/lib/app-error';
import type { NameAndSlug } from '../taxonomy-schema';

/** Returns the handlers that display a failed save at the slug field or above the form. */
export const getTermErrorHandlers = (failureToast: ToastText) => ({
  toFieldError: ({ kind }: AppError) =>
    kind === 'duplicate' ? ({ field: 'slug', message: slugText.taken } as const) : null,
  explain: ({ message }: AppError) => `${failureToast.title}. ${message}`,
});

interface TermDialogProps<Values extends NameAndSlug> {
  isNew: boolean;
  text: { newTitle: string; editTitle: string; fields: Record<keyof NameAndSlug, FieldText> };
  maxSlugLength: number;
  form: UseFormReturn<Values, unknown, Values>;
  dialog: Pick<
    ComponentProps<typeof EditDialog>,
    'isDirty' | 'isSubmitting' | 'error' | 'onSubmit' | 'onClose'
  >;
  /** Fields below name and slug. */
  children?: ReactNode;
}

/** Creates or changes a category or tag. Mounted while it is open. */
export function TaxonomyTermDialog<Values extends NameAndSlug>(props: TermDialogProps<Values>) {
  const { isNew, text, maxSlugLength, dialog, children } = props;
  // TypeScript cannot derive the form of two fields from a generic form.
  const form = props.form as unknown as UseFormReturn<NameAndSlug>;
  const field = createFieldPropsGetter(form);
  const { isSubmitted } = form.formState;
  const slug = useAutoSlug(isNew, maxSlugLength, (value) =>
    form.setValue('slug', value, { shouldValidate: isSubmitted, shouldDirty: true }),
  );
  return (
    <EditDialog title={isNew ? text.newTitle : text.editTitle} {...dialog}>
      <TextField
        {...field('name', { onChange: (event) => slug.update(event.target.value) })}
        {...text.fields.name}
        required
        autoComplete="off"
      />
      <SlugField {...field('slug', { onChange: slug.lock })} {...text.fields.slug} />
      {children}
    </EditDialog>
  );
}
