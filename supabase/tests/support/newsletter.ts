import { type Connection, getOnlyRow, runAs, type Transaction } from './database.ts';
import { insertAsVisitor } from './visitors.ts';

/** Subscribes an address to the newsletter of the readers, as a visitor. */
export const subscribe = (tx: Transaction, email: string) =>
  insertAsVisitor(tx, 'newsletter_subscriptions', { email });

/** Turns off the confirmation of new addresses. */
export const turnOffDoubleOptIn = (tx: Transaction | Connection) =>
  tx`update public.site_settings set newsletter_double_opt_in = false`;

/** Calls a function of a newsletter link, as a visitor. */
export const callTokenFunction = (
  tx: Transaction,
  name: 'unsubscribe' | 'confirm_subscription',
  token: string,
) => runAs(tx, 'anon')`select ${tx.unsafe(`public.${name}`)}(${token}::uuid) as answer`;

/** Follows the link of a mail. Returns whether the address is subscribed now. */
export const confirmSubscription = async (tx: Transaction, token: string) =>
  getOnlyRow((await callTokenFunction(tx, 'confirm_subscription', token)).rows).answer;

/** Returns the subscription of an address. */
export const loadSubscription = async (tx: Transaction, email: string, audience = 'readers') =>
  getOnlyRow(
    await tx`select * from public.newsletter_subscriptions where email = ${email} and audience = ${audience}`,
  );

/** Returns the newsletter mails to an address, as `send-mails` would send them. */
export const loadNewsletterMails = (tx: Transaction | Connection, email: string) => tx`
    select kind, case kind
      when 'newsletter_welcome' then private.newsletter_welcome_mail(recipient, data)
      else private.newsletter_confirmation_mail(recipient, data)
    end as rendered
    from private.mails
    where recipient = ${email} order by created_at, kind`;

/** Returns the mail that asks to confirm a subscription, as `loadNewsletterMails` reads it. */
export const buildConfirmation = (token: string, audience = 'readers') => ({
  kind: 'newsletter_confirmation',
  rendered: { token, audience },
});
