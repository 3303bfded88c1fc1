import { type infer as Infer, object } from 'zod/mini';
import { createResolver } from '@/shared/form/create-resolver';
import { inputLimits } from '@/shared/lib/limits';
import { insertVisitorRow } from '@/site/api/insert-row';
import { createRequiredEmailSchema, createRequiredTextSchema } from '../field-schemas';

/** Schema of the row of contact_messages that a visitor inserts. */
export const contactSchema = object({
  name: createRequiredTextSchema(inputLimits.line),
  email: createRequiredEmailSchema(),
  subject: createRequiredTextSchema(inputLimits.line),
  message: createRequiredTextSchema(inputLimits.message),
});

/** Validated values of the contact form. */
export type ContactValues = Infer<typeof contactSchema>;

/** Resolver of react-hook-form for the contact form. */
export const contactResolver = createResolver<ContactValues>(contactSchema);

/** Stores a message. Throws an AppError. */
export const insertContactMessage = (values: ContactValues): Promise<void> =>
  insertVisitorRow('contact_messages', values);
