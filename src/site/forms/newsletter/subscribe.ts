import { idempotent } from '@/shared/lib/idempotent';
import { insertRow } from '@/site/api/insert-row';

/**
 * Inserts an address into newsletter_subscriptions; throws an AppError. A duplicate after a lost answer is a success: the
 * first attempt stored it.
 */
export const subscribe = idempotent(
  (email: string) => insertRow('newsletter_subscriptions', { email }),
  (email) => email,
  async () => undefined,
);
