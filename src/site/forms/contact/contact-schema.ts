import { type infer as Infer, object } from 'zod/mini';
import { textLengthLimits } from '@/shared/lib/limits';
import { createResolver } from '../create-resolver';
import { createRequiredEmailSchema, createRequiredTextSchema } from '../rules';

/** Schema of the row of contact_messages that a visitor inserts. */
export const contactSchema = object({
  name: createRequiredTextSchema(textLengthLimits.line),
  email: createRequiredEmailSchema(),
  subject: createRequiredTextSchema(textLengthLimits.line),
  message: createRequiredTextSchema(textLengthLimits.message),
});

export type ContactValues = Infer<typeof contactSchema>;

export const contactResolver = createResolver<ContactValues>(contactSchema);
