import { type infer as Infer, object } from 'zod/mini';
import { limits } from '@/shared/lib/limits';
import { createResolver } from '../create-resolver';
import { requiredEmail, requiredText } from '../rules';

/** Row of contact_messages a visitor may insert. */
export const contactSchema = object({
  name: requiredText(limits.line),
  email: requiredEmail(),
  subject: requiredText(limits.line),
  message: requiredText(limits.message),
});

export type ContactValues = Infer<typeof contactSchema>;

export const contactResolver = createResolver<ContactValues>(contactSchema);
