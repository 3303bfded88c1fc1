import { boolean, type infer as Infer, object } from 'zod/mini';
import { fieldErrorTexts } from '@/copy/forms/field-errors';
import { type PressRequestType, pressMediaTypes, pressRequestTypes } from '@/copy/forms/options';
import { pressContactDialogText as content, pressContactToastTexts } from '@/copy/forms/press-contact';
import { createResolver } from '@/shared/form/create-resolver';
import { TextAreaField, TextField } from '@/shared/form/field';
import { inputLimits } from '@/shared/lib/limits';
import { getLocalDateInDays } from '@/shared/lib/local-date-in-days';
import { insertVisitorRow } from '@/site/api/insert-row';
import type { BaseDialogProps } from '@/site/components/dialog-button';
import type { TablesInsert } from '@/types/database';
import {
  createCheckedBoxSchema,
  createEmptyFormValues,
  createOptionalChoiceSchema,
  createOptionalFutureDateSchema,
  createOptionalTextSchema,
  createPersonSchemas,
  createRequiredChoiceSchema,
} from '../field-schemas';
import { FieldGroup, FormDialog } from '../form-dialog';
import { CheckboxField, ChoiceField, PersonFields, toChoiceOptions } from '../form-fields';
import { usePublicForm } from '../use-public-form';

const requestFields = {
  ...createPersonSchemas(),
  media: createRequiredChoiceSchema(pressMediaTypes),
  position: createOptionalTextSchema(inputLimits.line),
  type: createOptionalChoiceSchema(pressRequestTypes),
  subject: createOptionalTextSchema(inputLimits.line),
  message: createOptionalTextSchema(inputLimits.message),
  date: createOptionalFutureDateSchema(),
  newsletter_subscription: boolean(),
  interviewRequest: boolean(),
  pressKitRequest: boolean(),
};

/** Schemas by mode. In newsletter mode, the newsletter checkbox must stay ticked. */
export const pressContactSchemasByMode = {
  request: object(requestFields),
  newsletter: object({
    ...requestFields,
    newsletter_subscription: createCheckedBoxSchema(fieldErrorTexts.subscription),
  }),
};

type PressContactValues = Infer<typeof pressContactSchemasByMode.request>;

/** Returns the row of press_contacts that a visitor inserts. The date fills two columns; two checkboxes are not sent (specification 3). */
export function toPressContact({
  date,
  interviewRequest: _interview,
  pressKitRequest: _pressKit,
  ...row
}: PressContactValues): TablesInsert<'press_contacts'> {
  return { ...row, interview_date: date || null, deadline: date || null };
}

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
