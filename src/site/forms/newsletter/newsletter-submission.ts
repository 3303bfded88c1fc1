import { type infer as Infer, object } from 'zod/mini';
import { formToasts } from '@/copy/forms/common';
import { newsletterToasts } from '@/copy/forms/newsletter';
import { idempotent } from '@/shared/lib/idempotent';
import { insertRow } from '@/site/api/insert-row';
import { requiredEmail } from '../rules';
import type { Submission } from '../submit-form';

/** Row of newsletter_subscriptions a visitor may insert. */
export const newsletterSchema = object({ email: requiredEmail() });

export type NewsletterValues = Infer<typeof newsletterSchema>;

export const submission: Submission<NewsletterValues> = {
  schema: newsletterSchema,
  // An address that turns out to be there after a lost answer is a success, not somebody's second attempt.
  send: idempotent(
    (values: NewsletterValues) => insertRow('newsletter_subscriptions', values),
    ({ email }) => email,
    async () => undefined,
  ),
  success: newsletterToasts.success,
  invalidToast: formToasts.invalidEmail,
  failureToast: (error) => (error.kind === 'duplicate' ? newsletterToasts.duplicate : undefined),
};
