import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { dialogText } from '@/copy/forms/dialog-form';
import { type PressRequestType, pressRequestTypes } from '@/copy/forms/options';
import { pressContactContent as content } from '@/copy/forms/press-contact';
import { SelectField, TextAreaField, TextField } from '@/shared/form/field';
import { localDate } from '@/shared/lib/local-date';
import { CheckField } from '../check-field';
import { ChoiceList, choicesOf } from '../choices';
import { FieldGroup } from '../form-dialog';
import type { FieldOf } from '../submit-form';
import type { PressContactValues } from './press-contact-schema';

interface RequestFieldsProps {
  form: UseFormReturn<PressContactValues, unknown, PressContactValues>;
  field: FieldOf<PressContactValues>;
  /** The box of the newsletter. */
  children: ReactNode;
}

const { fields, groups } = content;

/** What newsletter mode hides: the request and the special options. */
export function RequestFields({ form, field, children }: RequestFieldsProps) {
  /** The box is not sent itself: it says the type of a request that has none yet (G23). */
  function preselect(ticked: boolean, type: PressRequestType) {
    if (ticked && form.getValues('type') === '') form.setValue('type', type, { shouldDirty: true });
  }

  return (
    <>
      <FieldGroup title={groups.request}>
        <SelectField {...field('type')} {...fields.type}>
          <ChoiceList none={dialogText.notChosen} choices={choicesOf(pressRequestTypes)} />
        </SelectField>
        <TextField {...field('date')} {...fields.date} type="date" min={localDate(1)} />
        <div className="grid grid-cols-1 gap-5 sm:col-span-2">
          <TextField {...field('subject')} {...fields.subject} />
          <TextAreaField {...field('message')} {...fields.message} rows={5} />
        </div>
      </FieldGroup>
      <FieldGroup title={groups.options}>
        <CheckField
          {...form.register('interviewRequest', {
            onChange: (event) => preselect(event.target.checked, "Demande d'interview"),
          })}
          {...fields.interviewRequest}
        />
        <CheckField
          {...form.register('pressKitRequest', {
            onChange: (event) => preselect(event.target.checked, 'Dossier de presse'),
          })}
          {...fields.pressKitRequest}
        />
        <div className="sm:col-span-2">{children}</div>
      </FieldGroup>
    </>
  );
}
