import { type infer as Infer, object } from 'zod/mini';
import { budgets, businessSubjects, timeSlots } from '@/copy/forms/options';
import { limits } from '@/shared/lib/limits';
import type { TablesInsert } from '@/types/database';
import {
  futureDate,
  optionalChoice,
  optionalText,
  requiredChoice,
  requiredEmail,
  requiredText,
} from '../rules';

export const businessContactSchema = object({
  first_name: requiredText(limits.personName),
  last_name: requiredText(limits.personName),
  email: requiredEmail('as typed'),
  phone: optionalText(limits.phone),
  company: optionalText(limits.line),
  position: optionalText(limits.line),
  subject: requiredChoice(businessSubjects),
  budget: optionalChoice(budgets),
  message: optionalText(limits.message),
  appointment_date: futureDate(),
  time_slot: optionalChoice(timeSlots),
});

/** The form's fields, checked. */
export type BusinessContactValues = Infer<typeof businessContactSchema>;

/** Returns the row of business_contacts that a visitor inserts. */
export function toBusinessContact(values: BusinessContactValues): TablesInsert<'business_contacts'> {
  return { ...values, appointment_date: values.appointment_date || null };
}
