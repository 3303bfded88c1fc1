import { insertSubscription } from '../fixtures.ts';
import { type PrepareRow, rule, type TableRules } from '../rules.ts';

const columns = ['id', 'is_active', 'subscribed_at', 'audience', 'confirmation_asked_at'];
const email = 'lectrice@example.org';
const insertActiveSubscription: PrepareRow = (tx) => insertSubscription(tx, 'abonnee@example.org');

export const newsletterRules: TableRules = {
  table: 'newsletter_subscriptions',
  grants: {
    anon: { insert: ['email'] },
    authenticated: { select: columns, insert: ['email'], update: ['is_active'], delete: true },
  },
  // A allowed, R refused, F filtered. Order: anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    rule.select('R F F F F F A', 'a subscription', insertActiveSubscription),
    rule.insert('A A A A A A A', 'an e-mail address', { email }),
    rule.insert('R R R R R R R', 'an inactive subscription', { email, is_active: false }),
    rule.insert('R R R R R R R', 'an address of the press list', { email, audience: 'press' }),
    rule.update('R F F F F F A', 'whether a subscription is active', insertActiveSubscription, {
      is_active: false,
    }),
    rule.update('R R R R R R R', 'the address of a subscription', insertActiveSubscription, {
      email: 'pirate@example.org',
    }),
    rule.delete('R F F F F F A', 'a subscription', insertActiveSubscription),
  ],
};
