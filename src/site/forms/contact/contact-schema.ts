import { type infer as Infer, object } from 'zod/mini';
import { createResolver } from '@/shared/form/create-resolver';
import { textLengthLimits } from '@/shared/lib/limits';
import { createRequiredEmailSchema, createRequiredTextSchema } from '../field-schemas';

/** Schema of the row of contact_messages that a visitor inserts. */
export const contactSchema = object({
  name: createRequiredTextSchema(textLengthLimits.line),
  email: createRequiredEmailSchema(),
  subject: createRequiredTextSchema(textLengthLimits.line),
  message: createRequiredTextSchema(textLengthLimits.message),
});

export type ContactValues = Infer<typeof contactSchema>;

export const contactResolver = createResolver<ContactValues>(contactSchema);
