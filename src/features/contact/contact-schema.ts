import { object } from 'zod/mini';
import { requiredEmail, requiredText } from '@/components/form/rules';
import { limits } from '@/config/limits';

/** Row of contact_messages a visitor may insert. */
export const contactSchema = object({
  name: requiredText(limits.contact.name),
  email: requiredEmail(),
  subject: requiredText(limits.contact.subject),
  message: requiredText(limits.contact.message),
});
