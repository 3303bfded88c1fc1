import { fieldErrorTexts } from '@/copy/forms/field-errors';
import { makeIdempotent } from '@/shared/lib/idempotent';
import { emailPattern, inputLimits } from '@/shared/lib/limits';
import { insertVisitorRow } from '@/site/api/insert-row';
import { cleanEmail } from '../../../../supabase/functions/_shared/plain-text.ts';

/** Returns a typed address in its stored form, and an error when it is invalid. */
export function parseTypedEmail(typedEmail: string): { email: string; error?: string } {
  const email = cleanEmail(typedEmail).toLowerCase();
  if (email === '') return { email, error: fieldErrorTexts.required };
  const isValid = emailPattern.test(email) && email.length <= inputLimits.email;
  return isValid ? { email } : { email, error: fieldErrorTexts.email };
}

/** Inserts an address into newsletter_subscriptions. Throws an AppError. */
export const subscribeToNewsletter = makeIdempotent(
  (email: string) => insertVisitorRow('newsletter_subscriptions', { email }),
  // A duplicate after a lost answer is a success: the first attempt stored the address.
  async () => undefined,
);
