import { businessContactToasts, businessContactContent as content } from '@/copy/forms/business-contact';
import { dialogText } from '@/copy/forms/dialog-form';
import { type BusinessSubject, budgets, businessSubjects, timeSlots } from '@/copy/forms/options';
import { SelectField, TextAreaField, TextField } from '@/shared/form/field';
import { localDate } from '@/shared/lib/local-date';
import { insertRow } from '@/site/api/insert-row';
import type { DialogState } from '@/site/components/dialog-button';
import { ChoiceList, choicesOf } from '../choices';
import { FieldGroup, FormDialog } from '../form-dialog';
import { noPerson, PersonFields } from '../person-fields';
import { useSubmitForm } from '../submit-form';
import {
  type BusinessContactValues,
  businessContactSchema,
  toBusinessContact,
} from './business-contact-schema';

/** What the page that opens the form already knows. */
export interface BusinessPreset {
  subject?: BusinessSubject;
  message?: string;
}

const { fields, groups } = content;

const send = (values: BusinessContactValues) => insertRow('business_contacts', toBusinessContact(values));

/** Request of an investor, a partner, a distributor, an advertiser or a licensee. */
export function BusinessContactDialog({
  subject = undefined,
  message = '',
  onClose,
}: BusinessPreset & DialogState) {
  const { form, field, submitting, heldFor, submit } = useSubmitForm<BusinessContactValues>({
    schema: businessContactSchema,
    defaultValues: {
      ...noPerson,
      company: '',
      position: '',
      subject: subject ?? '',
      budget: '',
      message,
      appointment_date: '',
      time_slot: '',
    },
    send,
    success: businessContactToasts.success,
    onSent: onClose,
  });
  return (
    <FormDialog
      content={content}
      dirty={form.formState.isDirty}
      submitting={submitting}
      heldFor={heldFor}
      onSubmit={submit}
      onClose={onClose}
    >
      <FieldGroup title={groups.person}>
        <PersonFields field={field} />
        <TextField {...field('company')} {...fields.company} autoComplete="organization" />
        <TextField {...field('position')} {...fields.position} autoComplete="organization-title" />
      </FieldGroup>
      <FieldGroup title={groups.project}>
        <SelectField {...field('subject')} {...fields.subject} required>
          <ChoiceList none={dialogText.choose} choices={choicesOf(businessSubjects)} />
        </SelectField>
        <SelectField {...field('budget')} {...fields.budget}>
          <ChoiceList none={dialogText.notChosen} choices={choicesOf(budgets)} />
        </SelectField>
        <div className="sm:col-span-2">
          <TextAreaField {...field('message')} {...fields.message} rows={5} />
        </div>
      </FieldGroup>
      <FieldGroup title={groups.appointment}>
        <TextField
          {...field('appointment_date')}
          {...fields.appointment_date}
          type="date"
          min={localDate(1)}
        />
        <SelectField {...field('time_slot')} {...fields.time_slot}>
          <ChoiceList none={dialogText.notChosen} choices={choicesOf(timeSlots)} />
        </SelectField>
      </FieldGroup>
    </FormDialog>
  );
}
