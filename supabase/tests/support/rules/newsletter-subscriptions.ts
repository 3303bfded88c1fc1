import { insertSubscription } from '../fixtures.ts';
import type { TableRules } from '../rules.ts';

export const newsletterRules: TableRules = {
  table: 'newsletter_subscriptions',
  grants: {
    anon: { insert: ['email'] },
    authenticated: {
      select: ['id', 'is_active', 'subscribed_at', 'audience', 'confirmation_asked_at'],
      insert: ['email'],
      update: ['is_active'],
      delete: true,
    },
  },
  columns: ['id', 'is_active', 'subscribed_at', 'audience', 'confirmation_asked_at'],
  // outcomes: A allowed, R refused, F filtered (no error, no row)
  //                                   anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    {
      operation: 'select',
      subject: 'a subscription',
      prepareRow: insertActiveSubscription,
      outcomes: 'R F F F F F A',
    },
    {
      operation: 'insert',
      subject: 'an e-mail address',
      values: () => ({ email: 'lectrice@example.org' }),
      outcomes: 'A A A A A A A',
    },
    {
      operation: 'insert',
      subject: 'an inactive subscription',
      values: () => ({ email: 'lectrice@example.org', is_active: false }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'insert',
      subject: 'an address of the press list',
      values: () => ({ email: 'lectrice@example.org', audience: 'press' }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'update',
      subject: 'whether a subscription is active',
      prepareRow: insertActiveSubscription,
      values: () => ({ is_active: false }),
      outcomes: 'R F F F F F A',
    },
    {
      operation: 'update',
      subject: 'the address of a subscription',
      prepareRow: insertActiveSubscription,
      values: () => ({ email: 'pirate@example.org' }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'delete',
      subject: 'a subscription',
      prepareRow: insertActiveSubscription,
      outcomes: 'R F F F F F A',
    },
  ],
};

async function insertActiveSubscription(tx: Parameters<typeof insertSubscription>[0]) {
  return { id: await insertSubscription(tx, 'abonnee@example.org') };
}
