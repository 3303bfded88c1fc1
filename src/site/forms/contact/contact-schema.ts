import { object } from 'zod/mini';
import { limits } from '@/shared/config/limits';
import { requiredEmail, requiredText } from '../rules';

/** Row of contact_messages a visitor may insert. */
export const contactSchema = object({
  name: requiredText(limits.contact.name),
  email: requiredEmail(),
  subject: requiredText(limits.contact.subject),
  message: requiredText(limits.contact.message),
});
