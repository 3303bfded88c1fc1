import type { ReactNode } from 'react';
import { type PressRequestType, pressRequestTypes } from '@/copy/forms/options';
import { pressContactDialogText as content } from '@/copy/forms/press-contact';
import { TextAreaField, TextField } from '@/shared/form/field';
import { getLocalDateInDays } from '@/shared/lib/local-date-in-days';
import { CheckboxField } from '../checkbox-field';
import { ChoiceField, toChoiceOptions } from '../choice-field';
import { FieldGroup } from '../form-dialog';
import type { PublicFormState } from '../use-public-form';
import type { PressContactValues } from './press-contact-schema';

interface RequestFieldsProps {
  form: PublicFormState<PressContactValues>;
  /** The newsletter checkbox. */
  children: ReactNode;
}

const { fields, groups } = content;

/** The request and the special options, which newsletter mode hides. */
export function PressRequestFields({ form, children }: RequestFieldsProps) {
  const { getFieldProps } = form;

  /** Sets the type of a request that has none yet. The checkbox itself is not stored. */
  function preselectType(isTicked: boolean, type: PressRequestType) {
    if (isTicked && form.getValues('type') === '') form.setValue('type', type, { shouldDirty: true });
  }

  return (
    <>
      <FieldGroup title={groups.request}>
        <ChoiceField {...getFieldProps('type')} choices={toChoiceOptions(pressRequestTypes)} />
        <TextField {...getFieldProps('date')} type="date" min={getLocalDateInDays(1)} />
        <div className="grid grid-cols-1 gap-5 sm:col-span-2">
          <TextField {...getFieldProps('subject')} />
          <TextAreaField {...getFieldProps('message')} rows={5} />
        </div>
      </FieldGroup>
      <FieldGroup title={groups.options}>
        <CheckboxField
          {...form.register('interviewRequest', {
            onChange: (event) => preselectType(event.target.checked, "Demande d'interview"),
          })}
          {...fields.interviewRequest}
        />
        <CheckboxField
          {...form.register('pressKitRequest', {
            onChange: (event) => preselectType(event.target.checked, 'Dossier de presse'),
          })}
          {...fields.pressKitRequest}
        />
        <div className="sm:col-span-2">{children}</div>
      </FieldGroup>
    </>
  );
}
