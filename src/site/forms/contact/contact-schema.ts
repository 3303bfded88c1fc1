import { type infer as Infer, object } from 'zod/mini';
import { createResolver } from '@/shared/form/create-resolver';
import { inputLimits } from '@/shared/lib/limits';
import { createRequiredEmailSchema, createRequiredTextSchema } from '../field-schemas';

/** Schema of the row of contact_messages that a visitor inserts. */
export const contactSchema = object({
  name: createRequiredTextSchema(inputLimits.line),
  email: createRequiredEmailSchema(),
  subject: createRequiredTextSchema(inputLimits.line),
  message: createRequiredTextSchema(inputLimits.message),
});

export type ContactValues = Infer<typeof contactSchema>;

export const contactResolver = createResolver<ContactValues>(contactSchema);
