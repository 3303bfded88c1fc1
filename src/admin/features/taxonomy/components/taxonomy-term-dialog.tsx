import type { ComponentProps, ReactNode } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { EditDialog } from '@/admin/ui/edit-dialog';
import { slugText } from '@/copy/admin/slug';
import type { FieldText, ToastText } from '@/copy/types';
import type { AppError } from '@/shared/lib/app-error';
import type { NameAndSlug } from '../taxonomy-schema';
import { NameSlugFields } from './name-slug-fields';

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
  dialog: Pick<ComponentProps<typeof EditDialog>, 'dirty' | 'pending' | 'error' | 'onSubmit' | 'onClose'>;
  /** Fields below name and slug. */
  children?: ReactNode;
}

/** Creates or changes a category or tag. Mounted while it is open. */
export function TaxonomyTermDialog<Values extends NameAndSlug>(props: TermDialogProps<Values>) {
  const { isNew, text, maxSlugLength, form, dialog, children } = props;
  return (
    <EditDialog title={isNew ? text.newTitle : text.editTitle} {...dialog}>
      <FormProvider {...form}>
        <NameSlugFields isNew={isNew} text={text.fields} maxSlugLength={maxSlugLength} />
      </FormProvider>
      {children}
    </EditDialog>
  );
}
