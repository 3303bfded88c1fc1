import { type infer as Infer, object } from 'zod/mini';
import { contactToasts } from '@/copy/forms/contact-form';
import { limits } from '@/shared/lib/limits';
import { insertRow } from '@/site/api/insert-row';
import { requiredEmail, requiredText } from '../rules';
import type { Submission } from '../submit-form';

/** Row of contact_messages a visitor may insert. */
export const contactSchema = object({
  name: requiredText(limits.line),
  email: requiredEmail(),
  subject: requiredText(limits.line),
  message: requiredText(limits.message),
});

export type ContactValues = Infer<typeof contactSchema>;

export const submission: Submission<ContactValues> = {
  schema: contactSchema,
  send: (values) => insertRow('contact_messages', values),
  success: contactToasts.success,
};
