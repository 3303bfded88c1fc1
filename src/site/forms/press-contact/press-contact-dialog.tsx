import { mediaTypes, type PressRequestType } from '@/copy/forms/options';
import { pressContactContent as content, pressContactToasts } from '@/copy/forms/press-contact';
import { TextField } from '@/shared/form/field';
import { insertRow } from '@/site/api/insert-row';
import type { DialogProps } from '@/site/components/dialog-button';
import { CheckField } from '../check-field';
import { ChoiceField, toChoices } from '../choice-field';
import { createResolver } from '../create-resolver';
import { FieldGroup, FormDialog } from '../form-dialog';
import { emptyPerson, PersonFields } from '../person-fields';
import { usePublicForm } from '../use-public-form';
import { type PressContactValues, pressContactSchemas, toPressContact } from './press-contact-schema';
import { RequestFields } from './request-fields';

/** Values that the page which opens the form already knows. */
export interface PressPreset {
  mode: 'request' | 'newsletter';
  type?: PressRequestType;
}

const { fields, groups, modes } = content;

const send = (values: PressContactValues) => insertRow('press_contacts', toPressContact(values));

/** Request of a journalist or, in newsletter mode, the subscription to the press newsletter. */
export function PressContactDialog({ mode, type, onClose }: PressPreset & DialogProps) {
  const form = usePublicForm<PressContactValues>({
    resolver: createResolver(pressContactSchemas[mode]),
    defaultValues: {
      ...emptyPerson,
      media: '',
      position: '',
      type: type ?? '',
      subject: '',
      message: '',
      date: '',
      // Ticked in advance only when the button itself says « S’abonner », because consent needs an action of the visitor.
      newsletter_subscription: mode === 'newsletter',
      interviewRequest: false,
      pressKitRequest: false,
    },
    send,
    success: pressContactToasts[mode],
    onSent: onClose,
  });
  const { fieldProps } = form;
  const newsletterField = (
    <CheckField
      {...fieldProps('newsletter_subscription')}
      {...fields.newsletter_subscription}
      required={mode === 'newsletter'}
    />
  );
  return (
    <FormDialog content={modes[mode]} form={form} onClose={onClose}>
      <FieldGroup title={groups.person}>
        <PersonFields fieldProps={fieldProps} />
        <ChoiceField {...fieldProps('media')} {...fields.media} required choices={toChoices(mediaTypes)} />
        <TextField {...fieldProps('position')} {...fields.position} autoComplete="organization-title" />
      </FieldGroup>
      {mode === 'request' ? <RequestFields form={form}>{newsletterField}</RequestFields> : newsletterField}
    </FormDialog>
  );
}
