import { insertSubscription } from '../fixtures.ts';
import { ruleBuilder, type TableAccessRules, type TestRowSetup } from '../rules.ts';

const columns = ['id', 'is_active', 'subscribed_at', 'audience', 'confirmation_asked_at'];
const email = 'lectrice@example.org';
const insertActiveSubscription: TestRowSetup = (tx) => insertSubscription(tx, 'abonnee@example.org');

export const newsletterSubscriptionAccessRules: TableAccessRules = {
  table: 'newsletter_subscriptions',
  grants: {
    anon: { insert: ['email'] },
    authenticated: { select: columns, insert: ['email'], update: ['is_active'], delete: true },
  },
  // A allowed, R refused with an error, F no error but no row. Order: anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    ruleBuilder.select('R F F F F F A', 'a subscription', insertActiveSubscription),
    ruleBuilder.insert('A A A A A A A', 'an e-mail address', { email }),
    ruleBuilder.update('R F F F F F A', 'whether a subscription is active', insertActiveSubscription, {
      is_active: false,
    }),
    ruleBuilder.delete('R F F F F F A', 'a subscription', insertActiveSubscription),
  ],
};
