import { boolean, type infer as Infer, object } from 'zod/mini';
import { dialogErrors } from '@/copy/forms/dialog-form';
import { mediaTypes, pressRequestTypes } from '@/copy/forms/options';
import { limits } from '@/shared/lib/limits';
import type { TablesInsert } from '@/types/database';
import {
  futureDate,
  mustBeChecked,
  optionalChoice,
  optionalText,
  requiredChoice,
  requiredEmail,
  requiredText,
} from '../rules';

const requestFields = {
  first_name: requiredText(limits.personName),
  last_name: requiredText(limits.personName),
  email: requiredEmail('as typed'),
  phone: optionalText(limits.phone),
  media: requiredChoice(mediaTypes),
  position: optionalText(limits.line),
  type: optionalChoice(pressRequestTypes),
  subject: optionalText(limits.line),
  message: optionalText(limits.message),
  date: futureDate(),
  newsletter_subscription: boolean(),
  interviewRequest: boolean(),
  pressKitRequest: boolean(),
};

/** Schemas by mode. In newsletter mode, the newsletter checkbox must stay ticked. */
export const pressContactSchemas = {
  request: object(requestFields),
  newsletter: object({ ...requestFields, newsletter_subscription: mustBeChecked(dialogErrors.subscription) }),
};

/** The form's fields, checked. */
export type PressContactValues = Infer<typeof pressContactSchemas.request>;

/** Returns the row of press_contacts that a visitor inserts. The date fills two columns; two checkboxes are not sent (specification 3). */
export function toPressContact({
  date,
  interviewRequest: _interview,
  pressKitRequest: _pressKit,
  ...row
}: PressContactValues): TablesInsert<'press_contacts'> {
  return { ...row, interview_date: date || null, deadline: date || null };
}
