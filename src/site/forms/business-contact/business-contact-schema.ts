import { type infer as Infer, object } from 'zod/mini';
import { budgets, businessSubjects, timeSlots } from '@/copy/forms/options';
import { textLengthLimits } from '@/shared/lib/limits';
import type { TablesInsert } from '@/types/database';
import {
  createOptionalChoiceSchema,
  createOptionalFutureDateSchema,
  createOptionalTextSchema,
  createRequiredChoiceSchema,
  createRequiredEmailSchema,
  createRequiredTextSchema,
} from '../rules';

export const businessContactSchema = object({
  first_name: createRequiredTextSchema(textLengthLimits.personName),
  last_name: createRequiredTextSchema(textLengthLimits.personName),
  email: createRequiredEmailSchema('as typed'),
  phone: createOptionalTextSchema(textLengthLimits.phone),
  company: createOptionalTextSchema(textLengthLimits.line),
  position: createOptionalTextSchema(textLengthLimits.line),
  subject: createRequiredChoiceSchema(businessSubjects),
  budget: createOptionalChoiceSchema(budgets),
  message: createOptionalTextSchema(textLengthLimits.message),
  appointment_date: createOptionalFutureDateSchema(),
  time_slot: createOptionalChoiceSchema(timeSlots),
});

/** The form's fields, checked. */
export type BusinessContactValues = Infer<typeof businessContactSchema>;

/** Returns the row of business_contacts that a visitor inserts. */
export function toBusinessContact(values: BusinessContactValues): TablesInsert<'business_contacts'> {
  return { ...values, appointment_date: values.appointment_date || null };
}
