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

const shape = {
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

/** Default values by mode: a newsletter subscriber keeps the box ticked. */
export const pressContactSchemas = {
  request: object(shape),
  newsletter: object({ ...shape, newsletter_subscription: mustBeChecked(dialogErrors.subscription) }),
};

/** The form's fields, checked. */
export type PressContactValues = Infer<typeof pressContactSchemas.request>;

/** The row of press_contacts a visitor inserts: one date for two columns, and the two boxes stay here (specification 3). */
export function toPressContact({
  date,
  interviewRequest: _interview,
  pressKitRequest: _pressKit,
  ...row
}: PressContactValues): TablesInsert<'press_contacts'> {
  return { ...row, interview_date: date || null, deadline: date || null };
}
