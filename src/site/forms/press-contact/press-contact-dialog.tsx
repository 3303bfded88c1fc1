import { type PressRequestType, pressMediaTypes } from '@/copy/forms/options';
import { pressContactDialogText as content, pressContactToastTexts } from '@/copy/forms/press-contact';
import { createResolver } from '@/shared/form/create-resolver';
import { TextField } from '@/shared/form/field';
import { insertVisitorRow } from '@/site/api/insert-row';
import type { BaseDialogProps } from '@/site/components/dialog-button';
import { CheckboxField } from '../checkbox-field';
import { ChoiceField, toChoiceOptions } from '../choice-field';
import { createEmptyValues } from '../field-schemas';
import { FieldGroup, FormDialog } from '../form-dialog';
import { PersonFields } from '../person-fields';
import { usePublicForm } from '../use-public-form';
import { type PressContactValues, pressContactSchemas, toPressContact } from './press-contact-schema';
import { PressRequestFields } from './press-request-fields';

/** Values that the page passes when it opens the form. */
export interface PressContactPreset {
  mode: 'request' | 'newsletter';
  type?: PressRequestType;
}

const { groups, modes } = content;

const send = (values: PressContactValues) => insertVisitorRow('press_contacts', toPressContact(values));

/** Request of a journalist or, in newsletter mode, the subscription to the press newsletter. */
export function PressContactDialog({ mode, type, onClose }: PressContactPreset & BaseDialogProps) {
  const form = usePublicForm<PressContactValues>({
    resolver: createResolver(pressContactSchemas[mode]),
    fieldTexts: content.fields,
    defaultValues: {
      ...createEmptyValues(pressContactSchemas[mode]),
      type: type ?? '',
      // Consent needs an action of the visitor: only the dialog whose button says « S’abonner » ticks the box.
      newsletter_subscription: mode === 'newsletter',
    },
    send,
    successToast: pressContactToastTexts[mode],
    onSent: onClose,
  });
  const { getFieldProps } = form;
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
        <PressRequestFields form={form}>{newsletterField}</PressRequestFields>
      ) : (
        newsletterField
      )}
    </FormDialog>
  );
}
