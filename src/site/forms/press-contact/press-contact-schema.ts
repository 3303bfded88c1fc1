import { boolean, type infer as Infer, object } from 'zod/mini';
import { fieldErrorTexts } from '@/copy/forms/common';
import { pressMediaTypes, pressRequestTypes } from '@/copy/forms/options';
import { inputLimits } from '@/shared/lib/limits';
import type { TablesInsert } from '@/types/database';
import {
  createCheckedBoxSchema,
  createOptionalChoiceSchema,
  createOptionalFutureDateSchema,
  createOptionalTextSchema,
  createPersonSchemas,
  createRequiredChoiceSchema,
} from '../field-schemas';

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

/** Validated values of the form. */
export type PressContactValues = Infer<typeof pressContactSchemasByMode.request>;

/** Returns the row of press_contacts that a visitor inserts. The date fills two columns; two checkboxes are not sent (specification 3). */
export function toPressContact({
  date,
  interviewRequest: _interview,
  pressKitRequest: _pressKit,
  ...row
}: PressContactValues): TablesInsert<'press_contacts'> {
  return { ...row, interview_date: date || null, deadline: date || null };
}
