import { type infer as Infer, object } from 'zod/mini';
import {
  businessContactToastTexts,
  businessContactDialogText as content,
} from '@/copy/forms/business-contact';
import {
  type BusinessSubject,
  businessBudgets,
  businessSubjects,
  businessTimeSlots,
} from '@/copy/forms/options';
import { createResolver } from '@/shared/form/create-resolver';
import { TextAreaField, TextField } from '@/shared/form/field';
import { inputLimits } from '@/shared/lib/limits';
import { getLocalDateInDays } from '@/shared/lib/local-date-in-days';
import { insertVisitorRow } from '@/site/api/insert-row';
import type { BaseDialogProps } from '@/site/components/dialog-button';
import type { TablesInsert } from '@/types/database';
import {
  createEmptyFormValues,
  createOptionalChoiceSchema,
  createOptionalFutureDateSchema,
  createOptionalTextSchema,
  createPersonSchemas,
  createRequiredChoiceSchema,
} from '../field-schemas';
import { FieldGroup, FormDialog } from '../form-dialog';
import { ChoiceField, PersonFields, toChoiceOptions } from '../form-fields';
import { usePublicForm } from '../use-public-form';

/** Schema of the business form. */
export const businessContactSchema = object({
  ...createPersonSchemas(),
  company: createOptionalTextSchema(inputLimits.line),
  position: createOptionalTextSchema(inputLimits.line),
  subject: createRequiredChoiceSchema(businessSubjects),
  budget: createOptionalChoiceSchema(businessBudgets),
  message: createOptionalTextSchema(inputLimits.message),
  appointment_date: createOptionalFutureDateSchema(),
  time_slot: createOptionalChoiceSchema(businessTimeSlots),
});

type BusinessContactValues = Infer<typeof businessContactSchema>;

/** Returns the row of business_contacts that a visitor inserts. */
export function toBusinessContact(values: BusinessContactValues): TablesInsert<'business_contacts'> {
  return { ...values, appointment_date: values.appointment_date || null };
}

/** Values that the page which opens the form already knows. */
export interface BusinessContactPreset {
  subject?: BusinessSubject;
  message?: string;
}

const { groups } = content;

const send = (values: BusinessContactValues) =>
  insertVisitorRow('business_contacts', toBusinessContact(values));

/** Request of an investor, a partner, a distributor, an advertiser or a licensee. */
export function BusinessContactDialog({
  subject,
  message = '',
  onClose,
}: BusinessContactPreset & BaseDialogProps) {
  const form = usePublicForm<BusinessContactValues>({
    resolver: createResolver(businessContactSchema),
    fieldTexts: content.fields,
    defaultValues: { ...createEmptyFormValues(businessContactSchema), subject: subject ?? '', message },
    send,
    successToast: businessContactToastTexts.success,
    onSent: onClose,
  });
  const { getFieldProps } = form;
  return (
    <FormDialog content={content} form={form} onClose={onClose}>
      <FieldGroup title={groups.person}>
        <PersonFields getFieldProps={getFieldProps} />
        <TextField {...getFieldProps('company')} autoComplete="organization" />
        <TextField {...getFieldProps('position')} autoComplete="organization-title" />
      </FieldGroup>
      <FieldGroup title={groups.project}>
        <ChoiceField {...getFieldProps('subject')} required choices={toChoiceOptions(businessSubjects)} />
        <ChoiceField {...getFieldProps('budget')} choices={toChoiceOptions(businessBudgets)} />
        <div className="sm:col-span-2">
          <TextAreaField {...getFieldProps('message')} rows={5} />
        </div>
      </FieldGroup>
      <FieldGroup title={groups.appointment}>
        <TextField {...getFieldProps('appointment_date')} type="date" min={getLocalDateInDays(1)} />
        <ChoiceField {...getFieldProps('time_slot')} choices={toChoiceOptions(businessTimeSlots)} />
      </FieldGroup>
    </FormDialog>
  );
}
