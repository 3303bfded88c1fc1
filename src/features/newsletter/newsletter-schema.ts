import { object } from 'zod/mini';
import { requiredEmail } from '@/components/form/rules';

/** Row of newsletter_subscriptions a visitor may insert. */
export const newsletterSchema = object({ email: requiredEmail() });
