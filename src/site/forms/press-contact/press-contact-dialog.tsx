import { type PressRequestType, pressMediaTypes, pressRequestTypes } from '@/copy/forms/options';
import { pressContactDialogText as content, pressContactToastTexts } from '@/copy/forms/press-contact';
import { createResolver } from '@/shared/form/create-resolver';
import { TextAreaField, TextField } from '@/shared/form/field';
import { getLocalDateInDays } from '@/shared/lib/local-date-in-days';
import { insertVisitorRow } from '@/site/api/insert-row';
import type { BaseDialogProps } from '@/site/components/dialog-button';
import { CheckboxField } from '../checkbox-field';
import { ChoiceField, toChoiceOptions } from '../choice-field';
import { createEmptyFormValues } from '../field-schemas';
import { FieldGroup, FormDialog } from '../form-dialog';
import { PersonFields } from '../person-fields';
import { usePublicForm } from '../use-public-form';
import { type PressContactValues, pressContactSchemasByMode, toPressContact } from './press-contact-schema';

/** Values that the page passes when it opens the form. */
export interface PressContactPreset {
  mode: 'request' | 'newsletter';
  type?: PressRequestType;
}

const { fields, groups, modes } = content;

const send = (values: PressContactValues) => insertVisitorRow('press_contacts', toPressContact(values));

/** Request of a journalist or, in newsletter mode, the subscription to the press newsletter. */
export function PressContactDialog({ mode, type, onClose }: PressContactPreset & BaseDialogProps) {
  const form = usePublicForm<PressContactValues>({
    resolver: createResolver(pressContactSchemasByMode[mode]),
    fieldTexts: content.fields,
    defaultValues: {
      ...createEmptyFormValues(pressContactSchemasByMode[mode]),
      type: type ?? '',
      // Consent needs an action of the visitor: only the dialog whose button says « S’abonner » ticks the box.
      newsletter_subscription: mode === 'newsletter',
    },
    send,
    successToast: pressContactToastTexts[mode],
    onSent: onClose,
  });
  const { getFieldProps } = form;

  /** Sets the type of a request that has none yet. The checkbox itself is not stored. */
  function preselectType(isTicked: boolean, requestType: PressRequestType) {
    if (isTicked && form.getValues('type') === '') form.setValue('type', requestType, { shouldDirty: true });
  }

  const newsletterField = (
    <CheckboxField {...getFieldProps('newsletter_subscription')} required={mode === 'newsletter'} />
  );
  return (
    <FormDialog content={modes[mode]} form={form} onClose={onClose}>
      <FieldGroup title={groups.person}>
        <PersonFields getFieldProps={getFieldProps} />
        <ChoiceField {...getFieldProps('media')} required choices={toChoiceOptions(pressMediaTypes)} />
        <TextField {...getFieldProps('position')} autoComplete="organization-title" />
      </FieldGroup>
      {mode === 'request' ? (
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
            <div className="sm:col-span-2">{newsletterField}</div>
          </FieldGroup>
        </>
      ) : (
        newsletterField
      )}
    </FormDialog>
  );
}
