import { insertMessage, insertSubscription, messageRow } from '../fixtures.ts';
import { HANDLING_COLUMNS, handlingRules } from '../handling.ts';
import type { TableRules } from '../rules.ts';

export const newsletterRules: TableRules = {
  table: 'newsletter_subscriptions',
  columns: ['id', 'email', 'is_active', 'subscribed_at'],
  //                                   anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    { operation: 'select', subject: 'a subscription', given: subscription, outcomes: 'R F F F F F A' },
    {
      operation: 'insert',
      subject: 'an e-mail address',
      values: () => ({ email: 'lectrice@example.org' }),
      outcomes: 'A A A A A A A',
    },
    {
      operation: 'insert',
      subject: 'a subscription that is off',
      values: () => ({ email: 'lectrice@example.org', is_active: false }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'update',
      subject: 'whether a subscription is active',
      given: subscription,
      values: () => ({ is_active: false }),
      outcomes: 'R F F F F F A',
    },
    {
      operation: 'update',
      subject: 'the address of a subscription',
      given: subscription,
      values: () => ({ email: 'pirate@example.org' }),
      outcomes: 'R R R R R R R',
    },
    { operation: 'delete', subject: 'a subscription', given: subscription, outcomes: 'R F F F F F A' },
  ],
};

export const contactMessageRules: TableRules = {
  table: 'contact_messages',
  columns: ['id', 'name', 'email', 'subject', 'message', ...HANDLING_COLUMNS, 'created_at'],
  rules: [
    { operation: 'select', subject: 'a contact message', given: message, outcomes: 'R F F F F F A' },
    {
      operation: 'insert',
      subject: 'a contact message',
      values: () => messageRow,
      outcomes: 'A A A A A A A',
    },
    {
      operation: 'update',
      subject: 'the text of a contact message',
      given: message,
      values: () => ({ message: 'Autre chose' }),
      outcomes: 'R R R R R R R',
    },
    ...handlingRules(message, messageRow),
    { operation: 'delete', subject: 'a contact message', given: message, outcomes: 'R F F F F F A' },
  ],
};

async function subscription(tx: Parameters<typeof insertSubscription>[0]) {
  return { id: await insertSubscription(tx, 'abonnee@example.org') };
}

async function message(tx: Parameters<typeof insertMessage>[0]) {
  return { id: await insertMessage(tx) };
}
