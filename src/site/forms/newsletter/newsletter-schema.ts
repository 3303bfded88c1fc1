import { object } from 'zod/mini';
import { requiredEmail } from '../rules';

/** Row of newsletter_subscriptions a visitor may insert. */
export const newsletterSchema = object({ email: requiredEmail() });
