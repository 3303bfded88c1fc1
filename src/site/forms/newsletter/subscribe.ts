import { makeIdempotent } from '@/shared/lib/idempotent';
import { insertVisitorRow } from '@/site/api/insert-row';

/**
 * Inserts an address into newsletter_subscriptions; throws an AppError. A duplicate after a lost answer is a success: the
 * first attempt stored it.
 */
export const subscribeToNewsletter = makeIdempotent(
  (email: string) => insertVisitorRow('newsletter_subscriptions', { email }),
  (email) => email,
  async () => undefined,
);
